import type { Body, Field, int } from 'routeclass';

interface Size {
  width: int;
}

/** `NoInfer` says where TypeScript takes `T` from, and nothing of the value. */
export interface Choice<T extends string> {
  options: T[];
  initial?: NoInfer<T>;
  size: NoInfer<Size>;
  label: NoInfer<Field<string, { minLength: 1; default: 'none' }>>;
}

export default class Choices {
  post(choice: Body<Choice<'a' | 'b'>>): NoInfer<Choice<'a' | 'b'>> {
    return choice;
  }
}
