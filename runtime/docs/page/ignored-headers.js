import { enteredIn } from './entered.js';

// Of a parameter that has the name of one of these headers OpenAPI says that it is to be ignored, and
// swagger-ui doesn't send it. To an app it is a parameter like others, and it may be a required one.
const ignored = ['accept', 'authorization', 'content-type'];
export const withIgnored = ({ headers, ...request }, parameters) => {
  const entered = new Map(
    enteredIn('header', parameters)
      .map(([name, text]) => [name.toLowerCase(), text])
      .filter(([name]) => ignored.includes(name)),
  );
  const others = Object.entries(headers).filter(([name]) => !entered.has(name.toLowerCase()));
  return { ...request, headers: Object.fromEntries([...others, ...entered]) };
};
