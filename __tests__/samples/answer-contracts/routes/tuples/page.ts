import { answer } from '../../given.ts';

export type Point = readonly [x: number, y: number];

export default class Tuples {
  get(): { point: Point } {
    return answer();
  }

  post(): { open: [string, number?, boolean?] } {
    return answer();
  }

  put(): { rest: [string?, ...number[]]; last: [...number[], number] } {
    return answer();
  }

  patch(): { nothing: [] } {
    return answer();
  }
}
