import type { OrganiserView } from '../../contract/hall.ts';

/** What the hall hears from its broker. */
export interface BrokerListener {
  /** A message that came on a topic of the hall's tables, unchecked. */
  heard(topic: string, message: Buffer): void;
  /** What the broker's view says, or where it is reached, has changed. */
  changed(): void;
}

/** The broker through which the hall speaks with its tables: its own, or another one. */
export interface Broker {
  readonly view: OrganiserView['broker'];
  /** Where tables reach it, without the id of the hall, the likeliest first: `mqtts://192.168.1.5:8883`. */
  readonly addresses: OrganiserView['addresses'];
  /** SHA-256 of its certificate, hex, if the hall itself has made that; empty if an authority has signed it, or there is none. */
  readonly certificate: string;
  /** The port at which it listens on the local network; undefined while it does not, and for another broker. */
  readonly port: number | undefined;
  /** Sends a message to a table, once at most (QoS 0): a table asks again for what it needs. */
  send(topic: string, message: Buffer): void;
  /** Ends the connections of a table: its password is another one from now on. */
  drop(table: number): void;
  close(): Promise<void>;
}
