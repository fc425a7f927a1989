const Held = class {
  get() {
    return { total: 0 };
  }
};

export default Held;
