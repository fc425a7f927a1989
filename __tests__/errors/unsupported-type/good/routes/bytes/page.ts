export default class Bytes {
  get() {
    return new Blob([new TextEncoder().encode('hello')]);
  }

  put() {
    const stock = new Map([['milk', 2]]);
    return { headers: Object.fromEntries(new Headers()), stock: Object.fromEntries(stock) };
  }
}
