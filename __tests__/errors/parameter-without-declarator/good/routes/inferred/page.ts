import type { Body } from 'routeclass';

type Infer<S> = S extends { output: infer T } ? T : never;
declare const schema: { output: { title: string; done: boolean } };

export default class Inferred {
  post(draft: Body<Infer<typeof schema>>) {
    return draft;
  }
}
