// Where the app is mounted below a prefix, a document that names no servers means that prefix, and not the
// root of the host.
const prefix = new URL('.', location.href).pathname.slice(0, -1);
export const withServers = (spec) =>
  prefix === '' || spec.servers ? spec : { ...spec, servers: [{ url: prefix }] };
