import type { Body, int } from 'routeclass';

export default class Values {
  post(texts: Body<string[]>) {
    return texts;
  }

  put(value: Body<string | int | null>) {
    return { value };
  }

  patch(anything: Body<unknown>) {
    return { anything };
  }

  delete(record: Body<Record<string, unknown>>) {
    return record;
  }
}
