interface Page<T> {
  items: T[];
  first: T | null;
}

export default class Pages {
  get(): Page<any> {
    return { items: [], first: null };
  }
}
