interface Todo {
  title: string;
}

export default class Tuples {
  get() {
    return undefined as [undefined, 204];
  }

  post(): [Todo, 201] {
    return { title: 'Buy milk' };
  }

  async put(): Promise<[Todo, 200]> {}
}
