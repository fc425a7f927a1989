import type { Form } from 'routeclass';

interface Name {
  first: string;
}

interface Place {
  city: string;
}

export default class Forms {
  /**
   * What is said of the model is said of the form.
   *
   * @param name Of a person
   */
  post(name: Form<Name>) {
    return name;
  }

  /**
   * Neither describes the form.
   *
   * @param name Of a person
   * @param place Where they live
   */
  put(name: Form<Name>, place: Form<Place>) {
    return { ...name, ...place };
  }
}
