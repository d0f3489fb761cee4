import { MOST_TABLES } from '../../../contract/hall.ts';
import { MOST_PACKET } from '../../wire/packet.ts';

/** Where Mosquitto listens: with TLS at every address, without on this computer only. */
export interface MosquittoPorts {
  readonly tls: number;
  readonly plain: number;
}

/** The names of the files that the configuration names. */
export const FILES = {
  configuration: 'mosquitto.conf',
  passwords: 'passwords',
  acl: 'acl',
  certificate: 'hall.crt',
  key: 'hall.key',
  /** Mosquitto does not read it. */
  users: 'users.csv',
} as const;

/** An MQTT packet is that of ours with its topic. */
const MOST_BYTES = MOST_PACKET + 1_024;
/** One for each table, as many again for those that have just gone, and the hall. */
const MOST_CONNECTIONS = 2 * MOST_TABLES;

interface Configured {
  /** Absolute. */
  readonly folder: string;
  readonly ports: MosquittoPorts;
  /** The user of this computer to whom the files belong; undefined if that has no name. */
  readonly user: string | undefined;
}

/** The text of mosquitto.conf for Mosquitto 2. */
export function configuration({ folder, ports, user }: Configured): string {
  const at = (name: string) => `${folder}/${name}`;
  return `# Written by "referee hall --mosquitto" for the hall whose files these are. Start it with:
#   mosquitto -c ${at(FILES.configuration)}
# as the user who wrote them: nobody else can read them.
${user === undefined ? '' : `user ${user}\n`}
per_listener_settings false
allow_anonymous false
password_file ${at(FILES.passwords)}
acl_file ${at(FILES.acl)}

# The records of the tables are the queue: nothing is kept for those who are away.
persistence false
retain_available false
persistent_client_expiration 1h

# A table sends one batch of lines and waits for the answer. What is dropped is sent again.
max_packet_size ${MOST_BYTES}
message_size_limit ${MOST_PACKET}
max_inflight_messages 100
max_queued_messages ${2 * MOST_TABLES}
max_queued_bytes ${MOST_TABLES * MOST_PACKET}
set_tcp_nodelay true
sys_interval 0

listener ${ports.tls}
certfile ${at(FILES.certificate)}
keyfile ${at(FILES.key)}
max_connections ${MOST_CONNECTIONS}
max_qos 1

listener ${ports.plain} 127.0.0.1
max_connections ${MOST_CONNECTIONS}
max_qos 1
`;
}
