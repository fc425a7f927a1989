import { type Body, type Header, reply } from 'routeclass';

interface Draft {
  text: string;
}

let draft: Draft = { text: '' };

export default class Drafts {
  get(if_none_match?: Header<string>) {
    const headers = { etag: `"${draft.text.length}"` };
    return if_none_match === headers.etag ? reply(draft, 304, headers) : reply(draft, 200, headers);
  }

  put(changed: Body<Draft>): [Draft, 204 | 205] {
    draft = changed;
    return [draft, 204];
  }

  delete() {
    draft = { text: '' };
    return reply(new Blob(['deleted']), 204);
  }
}
