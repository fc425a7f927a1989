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
  // Of a list of files it would send a text.
  if (name === 'items' && part.format === 'binary') return { ...part, default: '' };
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

// Of several cookies swagger-ui writes one, as it is. What is written here is what the app reads: percent-encoded, lists with commas.
const cookiesOf = (parameters) =>
  enteredIn('cookie', parameters).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
const withCookies = (request, cookies) =>
  cookies.length === 0
    ? request
    : { ...request, headers: { ...request.headers, Cookie: cookies.join('; ') } };
// No script sets that header. The browser sends what it keeps for the very address, before its other cookies of that name, and for no longer
// than the request takes.
const lend = (url, cookies) => {
  const { origin, pathname } = new URL(url, location.href);
  if (origin !== location.origin) return () => {};
  // Within a path of a cookie a semicolon would be the end.
  const path = pathname.replace(/\/[^/]*;.*$/, '') || '/';
  const keep = (age) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the other way there is over HTTPS alone.
    for (const cookie of cookies) document.cookie = `${cookie}; path=${path}; samesite=strict${age}`;
  };
  keep('');
  return () => keep('; max-age=0');
};
// A stream may have no end, and swagger-ui shows what it has read to the end: it gets what comes in three seconds, 100 kB at most.
const streams = /^(?:text\/event-stream|application\/x-ndjson)\b/;
const fetchSome = async (url, init) => {
  const response = await fetch(url, init);
  if (!streams.test(response.headers.get('content-type') ?? '')) return response;
  const reader = response.body.getReader();
  let left = 100_000;
  let goesOn = false;
  const stop = () => {
    goesOn = true;
    reader.cancel().catch(() => {});
  };
  const timer = setTimeout(stop, 3000);
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) {
        controller.enqueue(value);
        left -= value.length;
        if (left < 0) stop();
        return;
      }
      clearTimeout(timer);
      if (goesOn) controller.enqueue(new TextEncoder().encode('\n… (the stream goes on)\n'));
      controller.close();
    },
  });
  return new Response(body, response);
};
const complete = ({ fn: { execute } }) => ({
  fn: {
    execute: async ({ requestInterceptor, ...request }) => {
      const cookies = cookiesOf(request.parameters);
      let takeBack = () => {};
      const intercept = (built) => {
        takeBack = lend(built.url, cookies);
        const whole = withCookies(withIgnored(built, request.parameters), cookies);
        return requestInterceptor({ ...whole, userFetch: fetchSome });
      };
      try {
        return await execute({ ...request, requestInterceptor: intercept });
      } finally {
        takeBack();
      }
    },
  },
});

// Of a tuple swagger-ui fills in its rest alone, and a text where a model stands within itself: of that there is a reference.
const isOpen = (schema) => typeof schema?.$ref === 'string';
const values = ['const', 'default', 'enum', 'examples'];
const withEnds = (schema, sample) => {
  if (schema === null || typeof schema !== 'object') return schema;
  if (Array.isArray(schema)) return schema.filter((one) => !isOpen(one)).map((one) => withEnds(one, sample));
  const { items, prefixItems, ...others } = schema;
  if (prefixItems)
    return { default: prefixItems.filter((one) => !isOpen(one)).map((one) => sample(one)), ...others };
  if (isOpen(items)) return { default: [], ...others };
  return closed(schema, (value, key) => {
    if (values.includes(key)) return value;
    return key === 'properties' ? closed(value, (one) => withEnds(one, sample)) : withEnds(value, sample);
  });
};
const closed = (parts, end) =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([key, value]) => (isOpen(value) ? [] : [[key, end(value, key)]])),
  );
const ending = ({ fn: { jsonSchema202012 } }) => {
  const { memoizedSampleFromSchema } = jsonSchema202012;
  const sample = (schema, ...more) => memoizedSampleFromSchema(withEnds(schema, sample), ...more);
  return { fn: { jsonSchema202012: { ...jsonSchema202012, memoizedSampleFromSchema: sample } } };
};

// To whoever sees no page swagger-ui doesn't say what a field is for.
const nameFields = () => {
  for (const field of document.querySelectorAll('textarea.body-param__text:not([aria-label])'))
    field.setAttribute('aria-label', 'Request body');
  for (const row of document.querySelectorAll('[data-param-name], [data-property-name]')) {
    const { paramName, propertyName } = row.dataset;
    const fields = row.querySelectorAll(':is(input, select, textarea):not([aria-label], label *)');
    for (const field of fields) field.setAttribute('aria-label', paramName ?? propertyName);
  }
};
new MutationObserver(nameFields).observe(document.getElementById('docs'), { childList: true, subtree: true });

SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  displayRequestDuration: true,
  // It would be asked of another host.
  validatorUrl: null,
  plugins: [prepared, linked, complete, ending],
});
