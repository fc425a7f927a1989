import { type H3Event, parseCookies } from 'h3';
import type { Field, Header, Query } from 'routeclass';

export default class Values {
  get(
    event: H3Event,
    last: Query<string, { regex: '^-?\\d+$' }>,
    page: Query<string, { format: 'uri' }>,
    tags: Query<string[], { uniqueItems: true }>,
    seen: Query<Field<string, { regex: '^-?\\d+$' }>[], { uniqueItems: true }>,
    days: Header<Field<string, { format: 'date' }>[], { uniqueItems: true }>,
  ) {
    return {
      last: `${BigInt(last) + 1n}`,
      page: new URL(page).href,
      tags: new Set(tags).size,
      seen: new Set(seen.map((text) => BigInt(text))).size,
      days: new Set(days.map((text) => new Date(text))).size,
      all: event.url.searchParams.size,
      cookies: Object.keys(parseCookies(event)).length,
    };
  }

  async post(event: H3Event) {
    const form = await event.req.formData();
    return { fields: [...form.keys()] };
  }
}
