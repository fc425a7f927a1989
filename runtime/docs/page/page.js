// Runs in the browser, after swagger-ui-bundle.js.
/* global SwaggerUIBundle */

const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', paint);
paint();

// Where the app is mounted below a prefix, a document that names no servers means that prefix, and not the root of the host.
const prefix = new URL('.', location.href).pathname.slice(0, -1);
const withServers = (spec) =>
  prefix === '' || spec.servers ? spec : { ...spec, servers: [{ url: prefix }] };

// swagger-ui fills in the least that an integer may be, were it that of all safe ones, and no tag of a union that has a mapping.
const isLeftOut = (key, value, parent) =>
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
  (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
  (key === 'mapping' && parent === 'discriminator');
const withFitSamples = (part, name) => {
  if (part === null || typeof part !== 'object') return part;
  if (Array.isArray(part)) return part.map((one) => withFitSamples(one));
  const kept = Object.entries(part).filter(([key, value]) => !isLeftOut(key, value, name));
  return Object.fromEntries(kept.map(([key, value]) => [key, withFitSamples(value, key)]));
};
const prepared = {
  statePlugins: {
    spec: {
      wrapActions: { updateJsonSpec: (update) => (spec) => update(withServers(withFitSamples(spec))) },
    },
  },
};

// swagger-ui decodes its part of the address before it looks for the slashes in it: of a tag that is a path it finds nothing.
const decoded = (part) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
const linked = {
  statePlugins: {
    layout: {
      wrapActions: { parseDeepLinkHash: (parse) => () => parse(location.hash) },
      wrapSelectors: {
        isShownKeyFromUrlHashArray: (select) => (_state, parts) => select(parts.map(decoded)),
      },
    },
  },
};

// What was entered for the parameters of a place, by name. A field that was emptied again holds null.
const enteredIn = (place, parameters) =>
  Object.entries(parameters).flatMap(([key, value]) => {
    const text = String(value ?? '');
    return key.startsWith(`${place}.`) && text !== '' ? [[key.slice(place.length + 1), text]] : [];
  });

// Of a parameter that has the name of one of these headers OpenAPI says that it is to be ignored, and swagger-ui doesn't send it.
// To an app it is a parameter like others, and it may be a required one.
const ignored = ['accept', 'authorization', 'content-type'];
const withIgnored = ({ headers, ...request }, parameters) => {
  const entered = new Map(
    enteredIn('header', parameters)
      .map(([name, text]) => [name.toLowerCase(), text])
      .filter(([name]) => ignored.includes(name)),
  );
  const others = Object.entries(headers).filter(([name]) => !entered.has(name.toLowerCase()));
  return { ...request, headers: Object.fromEntries([...others, ...entered]) };
};

const complete = ({ fn: { execute } }) => ({
  fn: {
    execute: ({ requestInterceptor, ...request }) => {
      const intercept = (built) => requestInterceptor(withIgnored(built, request.parameters));
      return execute({ ...request, requestInterceptor: intercept });
    },
  },
});

SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  displayRequestDuration: true,
  // It would be asked of another host.
  validatorUrl: null,
  plugins: [prepared, linked, complete],
});
