import type { Pet } from '../pets/models.ts';

export default class Feed {
  static tag = 'pets';

  /** What happens, as it happens. */
  async *get(): AsyncGenerator<Pet> {}
}
