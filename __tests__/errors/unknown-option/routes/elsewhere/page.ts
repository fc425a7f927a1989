import type { Body, Field, File, int, Query, Upload } from 'routeclass';

interface Profile {
  name: Field<string | null, { min: 1; MaxLength: 80 }>;
  code: Field<string, { len: 3 }>;
  mail: Field<string, { email: true }>;
  tags: Field<string[], { max: 3; unique: true }>;
  flag: Field<boolean, { min: 1 }>;
  id: Field<int, { readOnly: true }>;
  state: Field<string, { enum: ['open', 'done'] }>;
  age: Field<number, { int: true; optional: true }>;
}

export default class Elsewhere {
  get(limit: Query<int, { minimum: 1; max: 100 }>, sort: Query<string, { enum: 'asc'; max_length: 4 }>) {
    return { limit, sort };
  }

  put(rate: Query<number, { positive: true; len: 3 }>) {
    return { rate };
  }

  post(profile: Body<Profile>) {
    return profile;
  }

  patch(picture: File<Upload, { mimeType: 'image/png'; size: 5; maxsize: 5 }>): void {}

  delete(ids: Query<int[], { separator: ';' }>, filter: Body<Profile, { additionalProperties: false }>) {
    return { ids, filter };
  }
}
