/** Nobody has given it a name. */
export default class {
  declare paid: boolean;
}
