class Kept {
  get() {
    return { total: 0 };
  }
}

export type All = Kept;
