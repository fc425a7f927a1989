import { type int, type Query, reply } from 'routeclass';

interface Problem {
  detail: string;
}

/** What is known of their types only when they are sent. */
export default class Typed {
  get(type: Query<string>) {
    return new Blob(['a,b'], { type });
  }

  post(type: Query<string>) {
    return reply(new Blob(['a,b']).stream(), 200, { 'content-type': type });
  }

  put(type: Query<string>, status: Query<200 | 409>): [Problem, 200 | 409, { 'content-type'?: string }] {
    return [{ detail: 'Taken' }, status, status === 409 ? { 'content-type': type } : {}];
  }

  patch(type: Query<string>, size: Query<int>): [ReadableStream | Problem, 200, Record<string, string>] {
    const body = size > 0 ? new Blob(['a'.repeat(size)]).stream() : { detail: 'Empty' };
    return [body, 200, { 'content-type': type }];
  }

  delete(type: Query<string>): ReadableStream | Blob {
    const blob = new Blob(['a,b'], { type });
    return type === '' ? blob.stream() : blob;
  }
}
