import { enteredIn } from './entered.js';

// OpenAPI says that parameters with the names of these headers are ignored, and swagger-ui does not send
// them. To an app they are ordinary parameters, and may be required.
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
