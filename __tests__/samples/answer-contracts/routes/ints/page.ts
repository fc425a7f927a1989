import type { int } from 'routeclass';
import { answer } from '../../given.ts';

export default class Ints {
  get(): { count: int; all: readonly int[]; either?: int | 'none' | null } {
    return answer();
  }
}
