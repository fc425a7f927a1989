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
const mounted = {
  statePlugins: {
    spec: { wrapActions: { updateJsonSpec: (update) => (spec) => update(withServers(spec)) } },
  },
};

SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  displayRequestDuration: true,
  // It would be asked of another host.
  validatorUrl: null,
  plugins: [mounted],
});
