class Old {
  get() {
    return { total: 0 };
  }
}

export = Old;
