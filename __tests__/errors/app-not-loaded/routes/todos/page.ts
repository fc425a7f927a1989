const titles = JSON.parse('[milk]') as string[];

export default class Todos {
  get() {
    return titles;
  }
}
