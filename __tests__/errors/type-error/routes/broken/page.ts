export default class Broken {
  get( {
    return 1;
  }
}
