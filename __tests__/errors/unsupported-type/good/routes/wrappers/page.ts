import type { Body } from 'routeclass';

enum Level {
  low = 1,
  high = 1 << 2,
}

interface Note {
  text: string;
  size: number;
  level: Level;
}

export default class Wrappers {
  put(note: Body<Note>): void {}
}
