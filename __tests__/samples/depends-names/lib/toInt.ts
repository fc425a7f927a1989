import type { Depends, int, Query } from 'routeclass';

/** Named as what the generated code imports. */
export const toInt = (toInt_: Query<int>, scope: Query<string>, x: Query<int>) => `${toInt_}${scope}${x}`;
export const unmet = (unmet_: Depends<typeof toInt>) => unmet_;
export const dependency = (page: Query<int>, query: Query<int>, valid: Depends<typeof unmet>) =>
  `${page}${query}${valid}`;
export const Scope = () => 'Scope';
export const required = (form: Query<string>, body: Query<string>, isMet: Query<boolean>) =>
  `${form}${body}${isMet}`;

/** The parameter is named as the function. */
export function item(item: Query<string>) {
  return item;
}

export const current_user = () => 'one';
export const currentUser = () => 'two';
export function $() {
  return '$';
}
export default function () {
  return 'nameless';
}
const hidden = (readHiddenQuery: Query<string>) => readHiddenQuery;
export { hidden as shown };
