class Items {
  get() {
    return ['milk'];
  }
}

export type { Items as default };
