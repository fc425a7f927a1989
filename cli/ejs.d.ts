/** The part of ejs that is used: the package has no types of its own. */
declare module 'ejs' {
  const ejs: {
    /** @throws what the template throws: a ReferenceError for a missing value */
    render(template: string, values: { readonly [name: string]: string }): string;
  };
  export default ejs;
}
