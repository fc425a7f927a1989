/** The bodies of requests. */
export const json = { 'content-type': 'application/json' };

const address = { street: 'Hohe Straße 12', city: 'Köln', zip: '50667' };

export const order = {
  customer: {
    name: 'Ada Lovelace',
    company: 'Analytical Engines Ltd.',
    billing: address,
    shipping: { street: "4 St. James's Square", city: 'London', zip: '10115' },
  },
  lines: [
    { sku: 'AE-1837', title: 'Brass gear, 64 teeth', quantity: 12, price: 4.5, tags: ['brass', 'gear'] },
    { sku: 'AE-1843', title: 'Punched cards, pack of 500', quantity: 3, price: 19, tags: ['paper'] },
    { sku: 'AE-1815', title: 'Oil for fine mechanics, 100 ml', quantity: 1, price: 7.25, tags: [] },
    {
      sku: 'AE-1852',
      title: 'Lever, "long" version',
      quantity: 40,
      price: 2.75,
      tags: ['steel', 'lever', 'new'],
    },
    { sku: 'AE-1840', title: 'Drum with 1,000 digits', quantity: 2, price: 130, tags: ['brass', 'drum'] },
  ],
  priority: 'normal',
  note: 'Please leave the parcel with the neighbours on the second floor when nobody answers the door. Do not stack, and keep dry.',
};

export const faultyOrder = {
  ...order,
  customer: { ...order.customer, billing: { ...address, zip: '5066' } },
  lines: order.lines.map((line, i) => (i === 1 ? { ...line, quantity: 0 } : line)),
  priority: 'urgent',
};

export const todo = { title: 'Buy milk', completed: false };
