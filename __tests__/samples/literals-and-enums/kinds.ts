export enum Color {
  Red = 'red',
  Green = 'green',
}

export enum Level {
  Low,
  High = 10,
}

export const Size = { Small: 's', Large: 'l' } as const;
export type Size = (typeof Size)[keyof typeof Size];
