import type { Body, Field, int } from 'routeclass';

type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;

export interface Settings {
  size: int;
  owner: { name: Field<string, { minLength: 1 }>; mail?: string };
}

export type SettingsPatch = DeepPartial<Settings>;

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

export type Frozen = DeepReadonly<Settings & { tags: Field<Field<string, { maxLength: 9 }>[], { minItems: 1 }>; plain: int[] }>;

export default class Deep {
  patch(changes: Body<SettingsPatch>): SettingsPatch {
    return changes;
  }

  put(frozen: Body<Frozen>): Frozen {
    return frozen;
  }
}
