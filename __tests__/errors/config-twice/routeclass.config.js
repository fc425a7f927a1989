export default { routes: 'routes' };
