export default class Lists {
  get?(): string[];

  post() {
    return { total: 1 };
  }
}
