// The file must be named `page.ts`, in small letters.
export default class Todos {
  get() {
    return [];
  }
}
