import type { Body } from 'routeclass';

type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;

interface Settings {
  name: string;
  servers: { host: string; tags: string[] }[];
}

interface Box<T> {
  items: T[];
}

export default class Deep {
  patch(changes: Body<DeepPartial<Settings>>) {
    return Object.keys(changes);
  }

  put(box: Body<Box<string | undefined>>) {
    return box.items.length;
  }
}
