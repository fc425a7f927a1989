import type { Body, int } from 'routeclass';

export type Given = { readonly at: string; readonly points: readonly { readonly x: int }[] } | { readonly at: int };

export default class ReadonlyUnions {
  post(given: Body<Given>): Given {
    return given;
  }
}
