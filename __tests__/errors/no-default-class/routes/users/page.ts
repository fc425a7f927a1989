export default {
  get() {
    return { users: [] as string[] };
  },
};
