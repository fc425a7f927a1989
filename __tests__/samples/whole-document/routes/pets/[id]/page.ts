import type { Body, Field, int, Path } from 'routeclass';
import type { Pet } from '../models.ts';

interface Problem {
  type: string;
  detail: string;
}

export interface PetChange {
  name?: Field<string, { minLength: 1 }>;
  /** Two numbers: from, to. */
  ages?: [int, int];
}

export default class OnePet {
  static tag = ['pets'];

  /** One pet. */
  get(id: Path<int, { gt: 0; description: 'Its number' }>): Pet | null {
    return id === 1 ? { id, kind: 'cat', name: 'Tom', lives: 9 } : null;
  }

  /** Changes what is given. */
  patch(
    id: Path<int>,
    change?: Body<PetChange>,
  ): [Pet, 200] | [Problem, 409, { 'content-type': 'application/problem+json'; 'retry-after'?: '1' | '2' }] {
    if (change === undefined) return [{ type: 'about:blank', detail: 'nothing' }, 409, { 'content-type': 'application/problem+json' }];
    return [{ id, kind: 'dog', name: change.name ?? 'Rex' }, 200];
  }

  /** Lets one go. */
  delete(): void {}
}
