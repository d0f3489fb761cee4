import { MOST_TABLES } from '../../../contract/hall.ts';
import { MOST_MESSAGE } from '../../wire/messages.ts';

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

/** What the hall publishes of thousands of people may be longer than anything a table does, bytes. */
const MOST_BOARD = 2 * 1024 * 1024;
/** An MQTT packet is a message with its topic. */
const MOST_BYTES = MOST_BOARD + 1_024;
/** One for each table, as many again for those that have just gone and those that read the board, and the hall. */
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

# Hall and tables say what is kept for those who come later again whenever they connect; nothing else is kept.
persistence false
retain_available true
persistent_client_expiration 1h

# A table sends a few messages ahead of what the hall has confirmed. What is dropped is sent again.
max_packet_size ${MOST_BYTES}
message_size_limit ${MOST_BOARD}
max_inflight_messages 100
max_queued_messages ${2 * MOST_TABLES}
max_queued_bytes ${MOST_TABLES * MOST_MESSAGE}
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
