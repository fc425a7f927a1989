// If the app is mounted below a prefix, a document without servers is served at that prefix, not at the root
// of the host.
const prefix = new URL('.', location.href).pathname.slice(0, -1);
export const withServers = (spec) =>
  prefix === '' || spec.servers ? spec : { ...spec, servers: [{ url: prefix }] };
