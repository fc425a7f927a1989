/** Without a verb it is a module. */
export interface Route {
  stops: string[];
}
