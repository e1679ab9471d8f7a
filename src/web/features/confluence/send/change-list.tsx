import { Icon } from '#ui/icon/icon.tsx'
import { shortlist } from './outline.ts'
import classes from './send.module.css'

const mostParts = 3

/** Parts may have the same words; they do not move. */
const keyed = (parts: readonly string[]) => parts.map((text, index) => ({ key: String(index), text }))

/** What sending adds. */
export function Added({ title, parts }: { title: string; parts: readonly string[] }) {
  const { shown, hidden } = shortlist(parts, mostParts, 'first')
  return (
    <div className={classes.added}>
      <p>
        <Icon name="plus" size={16} />
        <strong>{title}</strong>
      </p>
      <ul>
        {keyed(shown).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {hidden > 0 && <li className={classes.more}>and {hidden} more</li>}
      </ul>
    </div>
  )
}

/** What is on the page and stays as it is. */
export function Kept({ headings }: { headings: readonly string[] }) {
  const { shown, hidden } = shortlist(headings, mostParts, 'last')
  if (shown.length === 0) return null
  return (
    <ul className={classes.kept}>
      {hidden > 0 && (
        <li className={classes.more}>{hidden === 1 ? '1 earlier heading' : `${hidden} earlier headings`}</li>
      )}
      {keyed(shown).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
}
