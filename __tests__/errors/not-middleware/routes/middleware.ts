export default { before: () => undefined };
