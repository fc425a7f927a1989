declare function count(): bigint;

export default class Elsewhere {
  get() {
    return { views: count(), kind: Symbol('count') };
  }

  post() {
    return { cache: new Map<string, string>(), untyped: new Map(), ids: new Set<any>() };
  }
}
