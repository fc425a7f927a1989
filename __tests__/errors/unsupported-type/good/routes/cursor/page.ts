import type { Body, int } from 'routeclass';

interface Cursor<T, K extends keyof T = keyof T> {
  by: K;
  values: Exclude<T[K], undefined>[];
}

export default class Cursors {
  post(cursor: Body<Cursor<{ title: string; rank?: int }>>): void {}
}
