import { fingerprintOf } from '../broker/certificate.ts';
import { writeMosquittoFiles } from '../broker/mosquitto.ts';
import type { HallKeys } from '../hall-keys.ts';
import { freePort } from '../../web/testing/free-port.ts';
import { MosquittoProcess } from './brokers.ts';

/** For tests: Mosquitto with the files that a hall has written for it. */
export class GeneratedMosquitto {
  readonly process: MosquittoProcess;
  readonly tls: string;
  readonly plain: string;
  /** SHA-256 of its certificate, hex. */
  readonly certificate: string;

  private constructor(config: string, ports: { readonly tls: number; readonly plain: number }, certificate: string) {
    this.process = new MosquittoProcess(config, ports.plain);
    this.tls = `mqtts://127.0.0.1:${ports.tls}`;
    this.plain = `mqtt://127.0.0.1:${ports.plain}`;
    this.certificate = certificate;
  }

  /** Writes the files, with five tables. It is not started yet. */
  static async write(keys: HallKeys, folder: string): Promise<GeneratedMosquitto> {
    const ports = { tls: await freePort(), plain: await freePort() };
    const config = await writeMosquittoFiles(keys, folder, { ports, tables: 5 });
    return new GeneratedMosquitto(config, ports, fingerprintOf(keys.kept.certificate?.cert ?? ''));
  }
}
