import type { Row } from './_row.ts';

export default class Rows {
  get() {
    const row: Row = { id: 1, settings: {} };
    return { row };
  }
}
