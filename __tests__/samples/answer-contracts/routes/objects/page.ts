import type { Cat, Dog } from '../literals/page.ts';
import { answer } from '../../given.ts';

export interface Todo {
  title: string;
}

export default class Objects {
  get(): Todo {
    return answer();
  }

  post(): { todo: Todo; marks: { from?: string } } {
    return answer();
  }

  put(): Cat | Dog {
    return answer();
  }

  patch(): string | { 'the kind': 'a' } | { 'the kind': 'b' } {
    return answer();
  }
}
