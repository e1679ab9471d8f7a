import type { ResultItem } from './result-item.ts'

/**
 * Where each item of one version stands in another one, by its id: null where it is gone. Own ids are kept; of the others those that say the same
 * are the same, then those of the same name, and what is left over where as many are left on both sides.
 */
export function counterparts(
  before: readonly ResultItem[],
  after: readonly ResultItem[],
): ReadonlyMap<string, ResultItem | null> {
  const found = new Map<string, ResultItem | null>()
  const byId = new Map(after.filter(({ isNamed }) => isNamed).map((item) => [item.id, item]))
  for (const item of before) if (item.isNamed) found.set(item.id, byId.get(item.id) ?? null)
  const groups = Map.groupBy(
    before.filter(({ isNamed }) => !isNamed),
    ({ group }) => group,
  )
  for (const [group, items] of groups) {
    let left = items
    let free = after.filter((item) => !item.isNamed && item.group === group)
    const pair = (isSame: (a: ResultItem, b: ResultItem) => boolean) => {
      left = left.filter((item) => {
        const other = free.find((each) => isSame(item, each))
        if (!other) return true
        found.set(item.id, other)
        free = free.filter((each) => each !== other)
        return false
      })
    }
    pair((a, b) => a.text === b.text)
    pair((a, b) => a.name !== '' && a.name === b.name && a.range === null)
    const isSameNumber = left.length === free.length
    for (const [index, item] of left.entries()) found.set(item.id, isSameNumber ? (free[index] ?? null) : null)
  }
  return found
}
