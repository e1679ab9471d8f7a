const id = /\b[A-Z]{1,3}-?\d+\b/g

/** The same value whose texts name items by the ids that they have now. Ids that are not in the map stay. */
export function withNewIds<Value>(value: Value, ids: ReadonlyMap<string, string>): Value {
  const walk = (each: unknown): unknown => {
    if (typeof each === 'string') return each.replace(id, (found) => ids.get(found) ?? found)
    if (Array.isArray(each)) return each.map(walk)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, walk(inner)]))
  }
  // Only texts change: the shape is the same.
  return walk(value) as Value
}
