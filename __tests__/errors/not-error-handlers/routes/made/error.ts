/** What it returns is no set of handlers. */
const made = () => 500;

export default made;
