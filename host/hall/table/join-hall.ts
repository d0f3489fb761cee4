import type { Socket } from 'node:net';
import type { JoinRefusal } from '../../contract/hall-link.ts';
import type { Clock } from '../../clock/clock.ts';
import type { HallAddress } from '../wire/address.ts';
import type { JoinCode } from '../wire/join-code.ts';
import { offerSchema, readMessage } from '../wire/messages.ts';
import { BrokerConnection, NotAdmitted, NotGranted } from './broker-connection.ts';
import { isBrokerOf, openSocket } from './broker-socket.ts';
import type { KeptHall } from './kept-hall.ts';

/** How long the hall may take to say its name, which it need not, ms. */
const NAME_MS = 1_000;

interface JoinParts {
  readonly clock: Clock;
  readonly address: HallAddress;
  readonly code: JoinCode;
  /** The hash of the certificate that the hall announces; undefined if the address was typed. */
  readonly announced: string | undefined;
}

type Joined = Pick<KeptHall, 'table' | 'name' | 'secret' | 'certificate'>;

/**
 * Joins a hall with the code of a table: its broker lets the table in. The code goes to nobody whose certificate is not that of
 * the card. Says what the hall is, or why not. Never rejects.
 */
export async function joinHall(parts: JoinParts): Promise<Joined | JoinRefusal> {
  const { table, secret, mark } = parts.code;
  try {
    const at = await openSocket(parts.address);
    if (!isBrokerOf({ mark, certificate: mark && parts.announced }, at)) {
      at.socket.destroy();
      return 'not this hall';
    }
    const name = await nameOf(parts, at.socket);
    return { table, secret, name, certificate: mark === undefined ? '' : at.certificate };
  } catch (error) {
    if (error instanceof NotGranted) return 'newer';
    return error instanceof NotAdmitted ? 'wrong code' : 'no answer';
  }
}

/** As the organiser has named the hall; empty if it does not say. Rejects as `BrokerConnection.open`. */
async function nameOf({ clock, address, code }: JoinParts, socket: Socket): Promise<string> {
  let named: (name: string) => void = () => undefined;
  const name = new Promise<string>((resolve) => (named = resolve));
  const connection = await BrokerConnection.open(socket, {
    clock,
    ...{ hall: address.hall, table: code.table, secret: code.secret },
    heard({ kind }, message) {
      const said = kind === 'offer' ? readMessage(offerSchema, message) : undefined;
      if (said !== undefined) named(said.hall);
    },
    closed: () => named(''),
  });
  const cancel = clock.after(NAME_MS, () => named(''));
  try {
    return await name;
  } finally {
    cancel();
    connection.close();
  }
}
