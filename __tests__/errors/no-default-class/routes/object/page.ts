export default {
  get: () => ({ total: 0 }),
  delete() {},
};
