interface Named {
  /** What it is called. */
  name: string;
}

interface Book extends Named {
  /** {@inheritDoc Named.name} */
  name: 'Emma' | 'Persuasion';
}

class Shelf {
  /**
   * All that there are.
   *
   * The newest first.
   *
   * @returns them all
   */
  get(): Named[] {
    return [];
  }

  /** Remove all. */
  delete(): void {}
}

/** What others have said already. */
export default class Books extends Shelf {
  /** {@inheritDoc} */
  override get(): Book[] {
    return [{ name: 'Emma' }];
  }

  /**
   * {@inheritdoc}
   *
   * @deprecated Books are kept.
   */
  override delete(): void {}
}
