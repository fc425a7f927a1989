interface Page<T> {
  items: T[];
  first: T | null;
}

export default class Pages {
  get(): Page<Map<string, string>> {
    return { items: [], first: null };
  }
}
