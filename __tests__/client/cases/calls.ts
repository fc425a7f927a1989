/** Valid calls, and type errors, for users of the clients of the demo and of a sample. */
import {
  type ApiClient,
  type ClientOptions,
  createClient,
  type GetTodosAnswer,
  type HttpErrorBody,
  type Todo,
  type TodoList,
  unwrap,
} from '../../../generated/client.ts';
import * as sample from '../../samples/client/expected/client.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(..._: Same<A, B> extends true ? [] : ['differs']): void => {};

const client: ApiClient = createClient({ baseUrl: '/api' });

export async function requests(options: ClientOptions): Promise<void> {
  createClient({ ...options, headers: { a: 'b' }, fetch });
  const token = '' as string | undefined;
  createClient({ ...options, headers: () => (token ? { authorization: token } : {}) });
  // @ts-expect-error where the service is must be said
  createClient({});

  await client.getTodos();
  await client.getTodos({}, { signal: new AbortController().signal });
  await client.getTodos({ query: { todo_id: undefined } });
  // @ts-expect-error a number
  await client.getTodos({ query: { todo_id: '1' } });
  // @ts-expect-error no such parameter
  await client.getTodos({ query: { id: 1 } });
  // @ts-expect-error the id is required
  await client.getUsersById({ path: {} });
  // @ts-expect-error and so is all that holds it
  await client.getUsersById();
  // @ts-expect-error no such part
  await client.getTodos({ body: {} });

  await client.postTodos({ body: { title: 'a field with a default may be left out' } });
  // @ts-expect-error one without may not
  await client.postTodos({ body: { completed: true } });
  await client.postUpload({ form: { file: new Blob(['']) } });
  await client.postUpload({ form: { file: { content: new Blob(['']), filename: 'a.txt' } } });
  // @ts-expect-error a text is no file
  await client.postUpload({ form: { file: 'text' } });
  // @ts-expect-error no such operation
  await client.getNothing();
}

export async function answers(): Promise<Todo | TodoList> {
  const answer = await client.getTodos();
  same<typeof answer, GetTodosAnswer>();
  // @ts-expect-error it may not have gone well
  answer.data;
  // @ts-expect-error no such status
  if (answer.status === 418) return unwrap(answer);
  switch (answer.status) {
    case 200:
      same<typeof answer.data, Todo | TodoList>();
      same<typeof answer.ok, true>();
      return answer.data;
    case 404:
      same<typeof answer.error, HttpErrorBody>();
      break;
    case 422:
      same<(typeof answer.error.detail)[number]['loc'], (string | number)[]>();
      // @ts-expect-error errors have no data
      answer.data;
      break;
    case 'other':
      same<typeof answer.error, unknown>();
      break;
    default:
      same<typeof answer, never>();
  }
  const again = await client.getTodos();
  if (!again.ok)
    throw new Error(again.status === 422 ? again.error.detail[0]?.msg : again.response.statusText);
  same<typeof again.data, Todo | TodoList>();
  return unwrap(again);
}

export async function wire(): Promise<void> {
  const api = sample.createClient({
    baseUrl: '',
    auth: { bearer: () => undefined, apiKeys: { 'X-Key': 'k' } },
  });
  const { items } = unwrap(await api.getOrders({ query: { state: 'open', sizes: [1, 3] } }));
  // A date comes as its text, an enum as its values.
  same<(typeof items)[number]['made'], string>();
  same<(typeof items)[number]['paint'], 'red' | 'green'>();
  // @ts-expect-error 4 is none of them
  await api.getOrders({ query: { sizes: [4] } });
  await api.putOrders({ body: { color: 'red', amounts: [1, 2, 'x'] } });
  // @ts-expect-error the value of no member
  await api.putOrders({ body: { color: 'blue', amounts: [1] } });
  // @ts-expect-error one or the other
  await api.deleteOrders({ body: { mail: 'a', phone: 'b' } });
  const empty = await api.deleteOrdersById({ path: { id: 1 } });
  if (empty.ok) same<typeof empty.data, undefined>();
  same<sample.DraftOutput['tags'], string[]>();
  same<sample.Draft['tags'], readonly string[] | undefined>();

  // The caller may change an answer, even one of a type that is also sent.
  const tree = unwrap(await api.patchOrders({ body: null }));
  if ('leaf' in tree) tree.leaf = 'changed';
  // A type that is only sent accepts readonly values.
  const tags: readonly string[] = ['new'];
  await api.postOrders({ body: { title: 'a', owner: { id: 1, name: 'a' }, tags } });

  for await (const tick of unwrap(await api.getStreams({ query: { count: 1 } }))) {
    same<typeof tick, sample.Tick>();
    break;
  }
  const conflict = await api.postOrders({ body: { title: '', owner: { id: 1, name: 'a' } } });
  if (conflict.status === 409) same<typeof conflict.error.reason, 'empty'>();
  // @ts-expect-error of a handler's own response no data is known
  unwrap(await api.postRaw());
  // @ts-expect-error a body cannot be sent with GET, so there is no such method
  api.oddGet;
}
