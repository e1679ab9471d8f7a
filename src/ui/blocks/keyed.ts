/** What is written has no ids, may say the same twice and only ever grows at its end: an item's place is its key. */
export function keyed<Item>(items: readonly Item[]): { key: string; item: Item }[] {
  return items.map((item, index) => ({ key: String(index), item }))
}
