const views = 10n;

interface Node {
  views: bigint;
  parent: Node | null;
}

const root: Node = { views, parent: null };

export default class Inferred {
  get() {
    return { views };
  }

  post() {
    return { views, unit: 'page' };
  }

  put() {
    return { root, again: root.parent };
  }

  patch() {
    return { kind: Symbol('view') };
  }

  delete() {
    return { kind: 'page', render() {} };
  }
}
