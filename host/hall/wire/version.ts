/**
 * Brokers are asked with MQTT 3.1.1 first, which nearly all take: some for MQTT 5 take nothing else. Returns whether a broker has
 * refused 3.1.1 with return code 1 (MQTT 3.1.1, 3.2.2.3), or with reason code 132 (MQTT 5, 3.2.2.2).
 */
export function isOtherVersion(error: Error): boolean {
  return 'code' in error && (error.code === 1 || error.code === 132);
}
