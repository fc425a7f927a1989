import type { Body } from 'routeclass';

interface Todo {
  title: string;
}

const titleOf = async (id: number) => `Todo ${id}`;

export default class Waiting {
  async get() {
    return { title: await titleOf(1), todos: [] as Todo[] };
  }

  async post() {
    return await Promise.all([1, 2].map(titleOf));
  }

  put(title: Body<Awaited<ReturnType<typeof titleOf>>>): void {}
}
