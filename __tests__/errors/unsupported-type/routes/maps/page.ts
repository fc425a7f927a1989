interface Desk {
  floor: number;
}

export default class Desks {
  get() {
    return { taken: new Map<Desk, string[]>(), views: new Map<bigint, string>(), marks: new Map<symbol, string>() };
  }
}
