/** Of unknown type. */
export default JSON.parse('{}');
