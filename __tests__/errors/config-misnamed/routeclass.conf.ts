export default { routes: 'routes', docs: false };
