/** The items of a list that are there; a list that is being written may hold gaps. */
export function present<Item>(list: readonly (Item | undefined | null)[] | undefined | null): Item[] {
  return (list ?? []).filter((item): item is Item => item !== undefined && item !== null)
}
