import type { Body, Field, Query } from 'routeclass';

interface Node {
  name: string;
  parent: Node;
}

interface Author {
  name: string;
  best: Book;
}

interface Book {
  title: string;
  authors: Field<Author[], { minItems: 1 }>;
}

interface Chapter {
  number: number;
  next: Chapter | null;
  parts: Chapter[];
  book: Book;
}

/** Neither member ends. The optional field is not the reason. */
type Step = { before?: Node; next: Step } | { otherwise: Step };

/** A tuple has no field that could be optional. */
type Nest = [name: string, inner: Nest];

export default class Nodes {
  post(node: Body<Node>): Node {
    return node;
  }

  put(name: Query<string>, chapter: Body<Chapter>): Book {
    return { ...chapter.book, title: name };
  }

  patch(step: Body<Step>): Step {
    return step;
  }

  delete(nest: Body<Nest>): Nest {
    return nest;
  }
}
