/**
 * CRC-16/CCITT-FALSE (polynomial 1021, initial value FFFF, nothing reflected) of ASCII text, as a number from 0 to
 * 65535. On the lines of this protocol CRC-8 missed one two-bit error in 370, this one none. PROTOCOL.md, "Frames".
 */
export function crc16(text: string): number {
  let crc = 0xffff;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i) << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc;
}
