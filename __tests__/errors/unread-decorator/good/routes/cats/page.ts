import { type Bearer, type Body, type Depends, type Field, type int, reply, Unauthorized } from 'routeclass';

interface CreateCat {
  name: Field<string, { minLength: 2; maxLength: 100 }>;
  age: Field<int, { ge: 0 }>;
}

interface Cat extends CreateCat {
  id: int;
  owner: { name: string; password: string };
}

type PublicCat = Omit<Cat, 'owner'>;

export function currentUser(token: Bearer) {
  if (token !== 'secret') throw new Unauthorized();
  return { name: 'Ada', password: 'secret' };
}

/** A decorator of the app's own runs as JavaScript runs it. */
function loud<A extends unknown[], R>(method: (...args: A) => R, context: ClassMethodDecoratorContext) {
  return function (this: unknown, ...args: A): R {
    console.log(context.name);
    return method.apply(this, args);
  };
}

export default class Cats {
  @loud
  post(cat: Body<CreateCat>, owner: Depends<typeof currentUser>) {
    const made: Cat = { ...cat, id: 1, owner };
    return reply(made as PublicCat, 201);
  }
}
