// Where what the editor alone shows is deep in a result, and nothing else of it does so.
import type { Field, int, Query } from 'routeclass';

export interface Box {
  id: int;
  name: Field<string, { maxLength: 80 }>;
  full: Field<boolean, { description: 'Nothing more fits' }>;
  size: Field<'small' | 'large', { description: 'Of the box' }>;
}

const boxes: Box[] = [{ id: 1, name: 'Books', full: true, size: 'small' }];
const sizes = { small: 'S', large: 'L' };

export default class Deep {
  /** Values of a record. */
  get() {
    return Object.fromEntries(boxes.map(({ full, id, name }) => [id, full && name]));
  }

  /** A field that may be absent. */
  post(full: Query<boolean>) {
    return { id: boxes[0]!.id, ...(full && { length: boxes.length }) };
  }

  /** Fewer fields: those of the one are all in the other. */
  put(full: Query<boolean>, id: Query<int>) {
    const brief = { id };
    const whole = { id, box: boxes[0] };
    return (full && whole) || brief;
  }

  /** Fewer items. */
  patch(full: Query<boolean>, id: Query<int>) {
    const brief: [int] = [id];
    const whole: [int, Box] = [id, boxes[0]!];
    return { found: (full && whole) || brief };
  }

  /** A list, or nothing. */
  delete(id: Query<int>) {
    const box = boxes.find((one) => one.id === id);
    return box ? [sizes[box.size]] : null;
  }
}
