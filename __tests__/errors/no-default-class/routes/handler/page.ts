/** Elsewhere a route is a function. */
export default function get() {
  return { total: 0 };
}
