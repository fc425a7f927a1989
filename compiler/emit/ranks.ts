/** The order of the sections of a generated module: functions come before those that call them. */
export const ranks = {
  constants: 0,
  types: 1,
  guard: 2,
  read: 3,
  write: 4,
  explain: 5,
  operation: 6,
} as const;
