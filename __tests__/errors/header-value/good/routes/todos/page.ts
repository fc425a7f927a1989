export default class Todos {
  get(): [string, 200, { 'last-modified': string; vary: readonly string[] }] {
    return ['todos', 200, { 'last-modified': new Date(0).toUTCString(), vary: ['accept'] }];
  }
}
