import { Cited } from '#ui/result/cited.tsx'

/** A plain list of texts, with the numbers of their sources as links. */
export function CitedItems({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Cited text={item} />
        </li>
      ))}
    </ul>
  )
}
