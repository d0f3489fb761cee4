import type { DiskFile } from '../disk.ts';

type DiskCall = { readonly call: 'write' | 'truncate' | 'datasync' | 'close'; readonly length: number };

/** For tests: a file in memory on a disk of limited size, which records the calls made to it. */
export class FakeFile implements DiskFile {
  bytes = Buffer.alloc(0);
  /** Bytes beyond this are refused with ENOSPC, after what fits was written. */
  room = Number.POSITIVE_INFINITY;
  /** The error code of the next of these calls. */
  refuse: { datasync?: string; truncate?: string } = {};
  readonly calls: DiskCall[] = [];

  write(bytes: Buffer, offset: number, length: number, position: number): Promise<{ readonly bytesWritten: number }> {
    const fits = Math.min(length, this.room - position);
    this.calls.push({ call: 'write', length: Math.max(fits, 0) });
    if (fits <= 0) return refused('ENOSPC');
    this.bytes = Buffer.concat([this.bytes.subarray(0, position), bytes.subarray(offset, offset + fits)]);
    return Promise.resolve({ bytesWritten: fits });
  }

  truncate(length = 0): Promise<void> {
    this.calls.push({ call: 'truncate', length });
    if (this.refuse.truncate !== undefined) return refused(this.refuse.truncate);
    this.bytes = this.bytes.subarray(0, length);
    return Promise.resolve();
  }

  datasync(): Promise<void> {
    this.calls.push({ call: 'datasync', length: this.bytes.length });
    return this.refuse.datasync === undefined ? Promise.resolve() : refused(this.refuse.datasync);
  }

  close(): Promise<void> {
    this.calls.push({ call: 'close', length: this.bytes.length });
    return Promise.resolve();
  }
}

function refused(code: string): Promise<never> {
  return Promise.reject(Object.assign(new Error(code), { code }));
}
