export default [null, 500] as const;
