/**
 * What stands between `SerialPortStream` and the hardware: the native binding of `serialport`, or a simulated one.
 * Said here again because the export map of `@serialport/bindings-interface` hides its types from TypeScript.
 */
export interface Binding {
  list(): Promise<ListedPort[]>;
  open(options: { readonly path: string; readonly baudRate: number }): Promise<BindingPort>;
}

export interface ListedPort {
  readonly path: string;
  /** Four hex digits each, in either case; undefined for what is no USB device. */
  readonly vendorId?: string | undefined;
  readonly productId?: string | undefined;
  /** What stands here and below was written into the device by its maker, or was not. */
  readonly serialNumber?: string | undefined;
  readonly manufacturer?: string | undefined;
  /** Linux: the name of the port's link in `/dev/serial/by-id`. */
  readonly pnpId?: string | undefined;
  /** Windows: as the Device Manager calls it. */
  readonly friendlyName?: string | undefined;
}

/** Of a port that is unplugged, `read` rejects while `isOpen` stays true; else the stream never emits `close`. */
export interface BindingPort {
  readonly isOpen: boolean;
  close(): Promise<void>;
  /** Resolves with at least one byte. Rejects with `canceled: true` when the port is closed, otherwise when unplugged. */
  read(buffer: Buffer, offset: number, length: number): Promise<{ buffer: Buffer; bytesRead: number }>;
  write(bytes: Buffer): Promise<void>;
}
