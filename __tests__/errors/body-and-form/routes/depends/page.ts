import type { Body, Depends, Form } from 'routeclass';

export interface Draft {
  title: string;
}

export const draft = (input: Body<Draft>) => input;

export const caption = (text: Form<string>) => text;

export default class Drafts {
  get(note: Form<string>, input: Depends<typeof draft>) {
    return { ...input, note };
  }

  post(input: Body<Draft>, text: Depends<typeof caption>) {
    return { ...input, text };
  }

  put(text: Depends<typeof caption>, input: Depends<typeof draft>) {
    return { ...input, text };
  }
}
