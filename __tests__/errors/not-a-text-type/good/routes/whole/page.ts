import type { H3Event } from 'h3';

export default class Whole {
  get(event: H3Event) {
    return { query: Object.fromEntries(event.url.searchParams), headers: Object.fromEntries(event.req.headers) };
  }

  async post(event: H3Event) {
    const form = await event.req.formData();
    return { fields: [...form.keys()] };
  }
}
