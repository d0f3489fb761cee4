/** The usual ports of MQTT, with TLS and without. */
export const USUAL_PORTS = { tls: 8883, plain: 1883 } as const;
