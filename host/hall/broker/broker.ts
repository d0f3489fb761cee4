import type { OrganiserView } from '../../contract/hall.ts';

/** What the hall hears from its broker. */
export interface BrokerListener {
  /**
   * A message that came on a topic of the hall's tables, unchecked. @param kept the broker has had it since before the hall
   * came: it may be old
   */
  heard(topic: string, message: Buffer, kept: boolean): void;
  /** What the broker's view says, or where it is reached, has changed. */
  changed(): void;
}

/** The broker through which the hall speaks with its tables: its own, or another one. One that was away has lost what it kept. */
export interface Broker {
  readonly view: OrganiserView['broker'];
  /** Where tables reach it, without the id of the hall, the likeliest first: `mqtts://192.168.1.5:8883`. */
  readonly addresses: OrganiserView['addresses'];
  /** SHA-256 of its certificate, hex, if the hall itself has made that; empty if an authority has signed it, or there is none. */
  readonly certificate: string;
  /** The port at which it listens on the local network; undefined while it does not, and for another broker. */
  readonly port: number | undefined;
  /** Publishes a message (QoS 1), if the broker is there; the broker keeps it for those who come later, if `retain`. */
  publish(topic: string, message: string, retain: boolean): void;
  /** Ends the connections of a table: its password is another one from now on. */
  drop(table: number): void;
  close(): Promise<void>;
}
