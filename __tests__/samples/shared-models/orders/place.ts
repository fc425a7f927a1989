export default class Place<T> {
  declare where: T;
}
