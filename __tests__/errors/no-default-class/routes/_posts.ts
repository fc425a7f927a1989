export class Posts {
  get() {
    return { total: 0 };
  }
}
