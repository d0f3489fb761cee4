/**
 * What stands between `SerialPortStream` and the hardware: the native binding of `serialport`, or a simulated one. Declared
 * here because the export map of `@serialport/bindings-interface` hides its types from TypeScript.
 */
export interface Binding {
  list(): Promise<ListedPort[]>;
  open(options: { readonly path: string; readonly baudRate: number }): Promise<BindingPort>;
}

export interface ListedPort {
  readonly path: string;
  /** Four hex digits each, in either case; undefined for a port that is no USB device. */
  readonly vendorId?: string | undefined;
  readonly productId?: string | undefined;
  /** Set by the maker of the device, if at all, like the rest. */
  readonly serialNumber?: string | undefined;
  readonly manufacturer?: string | undefined;
  /** Linux: the name of the port's link in `/dev/serial/by-id`. */
  readonly pnpId?: string | undefined;
  /** Windows: the name in the Device Manager. */
  readonly friendlyName?: string | undefined;
}

/** After unplugging, `read` must reject while `isOpen` stays true, or the stream never emits `close`. */
export interface BindingPort {
  readonly isOpen: boolean;
  close(): Promise<void>;
  /** Resolves with at least one byte. Rejects with `canceled: true` when the port is closed, with another error when unplugged. */
  read(buffer: Buffer, offset: number, length: number): Promise<{ buffer: Buffer; bytesRead: number }>;
  write(bytes: Buffer): Promise<void>;
}
