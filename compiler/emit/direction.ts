/**
 * Whether a type is about what clients send or about what they get: a field with a default need only be sent
 * by nobody.
 */
export type Direction = 'input' | 'output';
