import type { Body } from 'routeclass';

const titleOf = async (id: number) => `Todo ${id}`;

export default class Waiting {
  async get() {
    return { title: titleOf(1) };
  }

  async post() {
    return [1, 2].map(titleOf);
  }

  put(title: Body<ReturnType<typeof titleOf>>): void {}
}
