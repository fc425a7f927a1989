const amounts: [number, string] = [1, 'milk'];

export default class Spread {
  get() {
    return { items: amounts };
  }
}
