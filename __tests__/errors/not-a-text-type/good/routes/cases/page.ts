import type { Field, Header, int, Query } from 'routeclass';

export default class Cases {
  get(
    tags: Query<string[]>,
    page: Query<string>,
    until: Query<string, { format: 'date-time' }>,
    days: Query<Field<string, { format: 'date-time' }>[]>,
    range: Query<int[], { minItems: 2; maxItems: 2 }>,
    levels: Header<('low' | 'high')[]>,
    version: Query<string, { regex: '^(latest|v\\d+)$' }>,
    dark: Query<'true' | 'false' | 'auto'>,
    versions: Query<Field<string, { regex: '^(latest|v\\d+)$' }>[]>,
    lights: Query<('true' | 'false' | 'auto')[]>,
    pages: Query<string[]>,
  ) {
    const times = { until: new Date(until), days: days.map((text) => new Date(text)) };
    return { ...times, tags, page, range, levels, version, dark, versions, lights, pages };
  }
}
