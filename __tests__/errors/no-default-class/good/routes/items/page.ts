class Items {
  get() {
    return ['milk'];
  }
}

export { Items as default };
