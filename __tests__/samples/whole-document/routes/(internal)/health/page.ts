export default class Health {
  get(): 'up' | 'down' {
    return 'up';
  }
}
