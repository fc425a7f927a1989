export const most = 50;
export const limits = { body: 2_000 } as const;
export const tags = ['a', 'b'] as const;
export namespace Defaults {
  export const size = 5;
}
