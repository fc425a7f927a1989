import type { Body, int } from 'routeclass';

interface Link {
  next?: Link | Mark;
  at?: int;
}

interface Mark {
  next?: Link | Mark;
  word?: string;
}

/** Only what they hold tells them apart, at every level. */
type Step = Walk | Ride | null;

interface Walk {
  legs: Step[];
  metres?: int;
}

interface Ride {
  legs: Step[];
  line?: string;
}

/** One of them leads back, and a kind tells the other: nothing branches. */
type Tree = { leaf: string } | Tree[];

export default class Page {
  post(link: Body<Link>): Link {
    return link;
  }

  put(step: Body<{ first: Step }>): { first: Step } {
    return step;
  }

  patch(tree: Body<{ root: Tree }>): { root: Tree } {
    return tree;
  }
}
