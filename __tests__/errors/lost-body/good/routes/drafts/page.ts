import { type Body, type Header, reply } from 'routeclass';

interface Draft {
  text: string;
}

let draft: Draft = { text: '' };

export default class Drafts {
  get(if_none_match?: Header<string>) {
    const headers = { etag: `"${draft.text.length}"` };
    return if_none_match === headers.etag ? reply(undefined, 304, headers) : reply(draft, 200, headers);
  }

  put(changed: Body<Draft>): [Draft, 200] {
    draft = changed;
    return [draft, 200];
  }

  delete() {
    draft = { text: '' };
    return reply(null, 204);
  }
}
