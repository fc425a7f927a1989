const secret: string | undefined = undefined;
if (secret === undefined) throw new Error('SECRET is not set');

export default { routes: 'routes' };
