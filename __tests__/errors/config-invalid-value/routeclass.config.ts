export default { routes: 'routes', limits: { body: '1 MiB' } };
