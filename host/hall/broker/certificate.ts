import { X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';
import type { HallKeys, KeptCertificate } from '../hall-keys.ts';

/** Tables know it by its hash, so that it need not end, ms. */
const LIFE_MS = 20 * 365 * 86_400_000;

/** The hall's own certificate, made if there is none yet. `now` in ms since 1970. Resolves once it is written. */
export async function certificateOf(keys: HallKeys, now: number): Promise<KeptCertificate> {
  const certificate = keys.kept.certificate ?? (await makeCertificate(keys.hall, now));
  if (keys.kept.certificate === undefined) await keys.keep({ certificate });
  return certificate;
}

/** A certificate that nobody has signed but its own key (P-256). */
async function makeCertificate(hall: string, now: number): Promise<KeptCertificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: `referee hall ${hall}` }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    // The clock of a table may be slow.
    notBeforeDate: new Date(now - 86_400_000),
    notAfterDate: new Date(now + LIFE_MS),
    extensions: [{ name: 'basicConstraints', cA: false }],
  });
  return { key, cert };
}

/** SHA-256, hex. */
export function fingerprintOf(cert: string | Buffer): string {
  return new X509Certificate(cert).fingerprint256.replaceAll(':', '').toLowerCase();
}
