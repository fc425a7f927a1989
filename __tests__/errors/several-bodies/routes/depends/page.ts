import type { Body, Depends } from 'routeclass';

export interface Draft {
  title: string;
}

export const draft = (input: Body<Draft>) => input;

export const titled = (one: Depends<typeof draft>) => one.title;

export default class Drafts {
  /** Each is read once: no fault. */
  get(one: Depends<typeof draft>, title: Depends<typeof titled>) {
    return { ...one, title };
  }

  post(input: Body<Draft>, title: Depends<typeof titled>) {
    return { ...input, title };
  }
}
