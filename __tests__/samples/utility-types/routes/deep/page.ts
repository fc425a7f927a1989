import type { Body, Field, int } from 'routeclass';

type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;

export interface Settings {
  size: int;
  owner: { name: Field<string, { minLength: 1 }>; mail?: string };
}

export type SettingsPatch = DeepPartial<Settings>;

export default class Deep {
  patch(changes: Body<SettingsPatch>): SettingsPatch {
    return changes;
  }
}
