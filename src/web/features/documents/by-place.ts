/** What has no identity of its own and is shown anew as a whole: its place is its key. */
export function byPlace<Item>(items: readonly Item[]): { key: string; item: Item; index: number }[] {
  return items.map((item, index) => ({ key: String(index), item, index }))
}
