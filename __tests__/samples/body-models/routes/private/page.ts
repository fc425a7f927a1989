import type { Body } from 'routeclass';

interface Local {
  text: string;
  inner?: Inner;
}

type Inner = { flag: boolean };

class Point {
  x = 0;
  y = 0;
  #secret = 1;
  private hidden = 2;
  length() {
    return Math.hypot(this.x, this.y, this.#secret, this.hidden);
  }
}

export default class Private {
  post(local: Body<Local>): Local {
    return local;
  }

  get() {
    return new Point();
  }
}
