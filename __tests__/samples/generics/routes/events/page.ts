import type { Body, int } from 'routeclass';
import type { Page } from '../../models.ts';

export enum Level {
  Low = 1,
  High = 2,
}

interface Subjects {
  'user.created': { name: string };
  'user.deleted': { id: int };
}

export type Event<Kind extends keyof Subjects = keyof Subjects> = {
  [K in Kind]: { kind: K; subject: Subjects[K] };
}[Kind];

export interface Alarm<L extends Level, Detail = { text: string }> {
  level: L;
  detail: Detail;
}

export default class Events {
  /** What a declaration fills in by itself says nothing in a name. */
  post(event: Body<Event>): Page<Alarm<Level.High>> {
    return { items: [{ level: Level.High, detail: { text: event.kind } }], total: 1 };
  }

  put(event: Body<Event<'user.created'>>): Alarm<Level.Low, { code: int }> {
    return { level: Level.Low, detail: { code: event.subject.name.length } };
  }
}
