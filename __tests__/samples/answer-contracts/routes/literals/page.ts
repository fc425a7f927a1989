import { answer } from '../../given.ts';

export enum Level {
  Low = 0,
  High = 10,
}

enum Only {
  One = 'only "one"',
}

type Many = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | -1 | true;

export interface Cat {
  name: string;
  kind: 'cat';
  age?: 1 | 2;
  lives: 9;
  tame: true;
  only: Only;
}

export interface Dog {
  kind: 'dog';
  level: Level;
}

export default class Literals {
  get(): 'red' | "gr'een" | 1 | false | null {
    return answer();
  }

  post(): Many[] {
    return answer();
  }

  put(): Cat {
    return answer();
  }

  patch(): Cat | Dog {
    return answer();
  }
}
