import type { Depends } from 'routeclass';

export function a(one: Depends<typeof b>): string {
  return `${one}a`;
}

export async function b(two: Depends<typeof c>): Promise<string> {
  return `${two}b`;
}

export function c(three: Depends<typeof a>): string {
  return `${three}c`;
}

export const first = (other: Depends<typeof second>): number => other;
export const second = (other: Depends<typeof first>): number => other;

export function itself(again: Depends<typeof itself>): string {
  return again;
}

export default class Cycles {
  get(text: Depends<typeof a>) {
    return text;
  }

  put(other: Depends<typeof b>, number: Depends<typeof first>, again: Depends<typeof itself>) {
    return [other, number, again].length;
  }
}
