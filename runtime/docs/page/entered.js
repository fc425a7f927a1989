// What was entered for the parameters of a place, by name. A field that was emptied again holds null.
export const enteredIn = (place, parameters) =>
  Object.entries(parameters).flatMap(([key, value]) => {
    const text = String(value ?? '');
    return key.startsWith(`${place}.`) && text !== '' ? [[key.slice(place.length + 1), text]] : [];
  });
