/** What we use of ejs, which carries no types. */
declare module 'ejs' {
  const ejs: {
    /** @throws what the template throws: a ReferenceError for a value that is not given */
    render(template: string, values: { readonly [name: string]: string }): string;
  };
  export default ejs;
}
