import type { Body } from 'routeclass';

enum Level {
  low = 1,
  high = 'high'.length,
}

interface Note {
  text: String;
  size: Number;
  level: Level;
}

export default class Wrappers {
  put(note: Body<Note>): void {}
}
