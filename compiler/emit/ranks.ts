/** The order of what a generated module holds: what is used stands above what uses it. */
export const ranks = {
  constants: 0,
  types: 1,
  guard: 2,
  read: 3,
  write: 4,
  explain: 5,
  operation: 6,
} as const;
