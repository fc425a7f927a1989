/** Route classes for the tests, as a user would write them. */
import { HTTPError } from 'h3';
import {
  HttpError,
  RateLimitExceeded,
  ResourceNotFound,
  redirect,
  reply,
  Unauthorized,
  ValidationError,
} from '../../../runtime/index.ts';

export interface Todo {
  title: string;
  done?: boolean;
}

export class Items {
  get(limit = 10, search?: string, tags?: string[]) {
    return { limit, search: search ?? null, tags: tags ?? null };
  }
}

/** Headers that an answer has from nobody but the runtime. */
const framing = { 'content-length': '9999', trailer: 'expires', 'Transfer-Encoding': 'chunked' };

export class Todos {
  post(todo: Todo): Todo {
    return todo;
  }
  async put(todo: Todo): Promise<[Todo, 201, Record<string, string | string[]>]> {
    await Promise.resolve();
    return [todo, 201, { 'Set-Cookie': ['a=1', 'b=2'], vary: ['x', 'y'], ...framing }];
  }
  delete(): void {}
}

/** Returns any JSON. */
export class Echo {
  post(value: unknown): unknown {
    return value ?? 'nothing';
  }
}

export class Texts {
  get(id: string): string {
    return id;
  }
}

export class Failures {
  get(kind: string | undefined): string {
    switch (kind) {
      case 'http':
        throw new HttpError(418, 'No coffee', { code: 'TEAPOT', headers: { 'X-Pot': 'short' } });
      case 'missing':
        throw new ResourceNotFound('Käse 日本', 7);
      case 'login':
        throw new Unauthorized('Who are you?', 'Bearer realm="a"');
      case 'rule':
        throw new ValidationError('Too short', 'content');
      case 'rate':
        throw new RateLimitExceeded('5 a minute', 30);
      case 'text':
        throw new HttpError(418, 'teapot', { headers: { 'Content-Type': 'text/plain', 'x-tea': 'green' } });
      case 'h3':
        throw new HTTPError({
          status: 403,
          message: 'Not yours',
          headers: [
            ['x-h3', '1'],
            ['set-cookie', 'a=1'],
            ['set-cookie', 'b=2'],
          ],
        });
      case 'status':
        throw Object.assign(new Error('secret'), { status: 404 });
      case 'undefined':
        throw undefined;
      case 'wordless':
        throw new RangeError();
      case 'contract':
        return 5 as unknown as string;
      case 'header':
        throw new HttpError(400, 'bad', { headers: { 'x-a': 'a\r\nb: c' } });
      default:
        throw new Error('secret');
    }
  }
  async post(): Promise<string> {
    await Promise.resolve();
    throw new Error('secret');
  }
}

export class Moved {
  get() {
    return redirect('/über uns?a=b%20c');
  }
  post() {
    return reply({ ok: true }, 304);
  }
}

export class Headers_ {
  get(agent?: string, session?: string) {
    return { agent: agent ?? null, session: session ?? null };
  }
}
