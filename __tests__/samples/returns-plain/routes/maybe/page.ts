import type { int } from 'routeclass';

interface Todo {
  id: int;
  note?: string | undefined;
  maybe: string | undefined;
}

export default class Maybe {
  get(): Todo | undefined {
    return undefined;
  }

  async post(): Promise<Todo | undefined> {
    return undefined;
  }

  put(): Todo | null {
    return null;
  }

  patch(): Todo[] | Todo | string {
    return [];
  }

  delete(): unknown[] {
    return [];
  }
}
