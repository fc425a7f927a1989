import type { Body, Field, Query } from 'routeclass';

interface Node {
  name: string;
  parent: Node | null;
}

interface Author {
  name: string;
  best?: Book;
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

type Step = { before?: Node; next?: Step } | { otherwise: Step };

type Nest = [name: string, inner: Nest | null];

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
