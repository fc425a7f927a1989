/**
 * Whether a type or schema describes what clients send or what they get: clients need not send a field that
 * has a default.
 */
export type Direction = 'input' | 'output';
