// Written by hand.
export const routes = [];
