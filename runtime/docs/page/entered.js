// The entered values of the parameters of one source, by name. A field that was emptied again is null.
export const enteredIn = (place, parameters) =>
  Object.entries(parameters).flatMap(([key, value]) => {
    const text = String(value ?? '');
    return key.startsWith(`${place}.`) && text !== '' ? [[key.slice(place.length + 1), text]] : [];
  });
