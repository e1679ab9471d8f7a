import { keyed } from '#ui/blocks/keyed.ts'
import { Cited } from '#ui/result/cited.tsx'

interface CitedItemsProps {
  items: readonly string[]
  ordered?: boolean
  className?: string | undefined
}

/** A plain list of texts, with the numbers of their sources as links. */
export function CitedItems({ items, ordered = false, className }: CitedItemsProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={className}>
      {keyed(items).map(({ key, item }) => (
        <li key={key}>
          <Cited text={item} />
        </li>
      ))}
    </List>
  )
}
