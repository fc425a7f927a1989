const rest = { depth: 5 };

export default class Bodies {
  static limits = { ...rest, body: 1.5 };

  get() {
    return { total: 0 };
  }
}
