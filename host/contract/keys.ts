/**
 * The key clusters of seats that play by keys, by physical position (`KeyboardEvent.code`, Electron's `input.code`).
 * They mirror the table: upper row take left, centre, right (5 6 4), lower row block (2 1 3). They hold no Space, Esc,
 * Tab or function key (Secrecy 2).
 */
export const CLUSTERS: readonly Readonly<Record<string, 1 | 2 | 3 | 4 | 5 | 6>>[] = [
  { KeyQ: 5, KeyW: 6, KeyE: 4, KeyA: 2, KeyS: 1, KeyD: 3 },
  { KeyR: 5, KeyT: 6, KeyY: 4, KeyF: 2, KeyG: 1, KeyH: 3 },
  { KeyU: 5, KeyI: 6, KeyO: 4, KeyJ: 2, KeyK: 1, KeyL: 3 },
  { Numpad7: 5, Numpad8: 6, Numpad9: 4, Numpad4: 2, Numpad5: 1, Numpad6: 3 },
];
