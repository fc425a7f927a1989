export default class Lists {
  get?(): string[];

  get post() {
    return () => ({ total: 1 });
  }

  put: () => string;
}

export default interface Lists {
  patch(): string;
}
