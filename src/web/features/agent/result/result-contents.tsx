import { useId } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { type Heading, showHeading } from './headings-of.ts'
import classes from './result-contents.module.css'

interface ContentsProps {
  headings: readonly Heading[]
}

function Entries({ headings, onChosen }: ContentsProps & { onChosen?: () => void }) {
  return (
    <ol className={classes.list}>
      {headings.map((heading) => (
        <li key={heading.id}>
          <a
            href={`#${encodeURIComponent(heading.id)}`}
            onClick={(event) => {
              event.preventDefault()
              onChosen?.()
              showHeading(heading)
            }}
          >
            {heading.text}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Beside the result, where there is room for it. */
export function ContentsBeside({ headings }: ContentsProps) {
  return (
    <nav className={classes.beside} aria-label="Contents">
      <Entries headings={headings} />
    </nav>
  )
}

/** Where there is none: a button that opens the list at the lower edge, near the thumb. */
export function ContentsButton({ headings }: ContentsProps) {
  const id = useId()
  return (
    <>
      <button type="button" className={classes.button} popoverTarget={id}>
        <Icon name="list" size={18} />
        Contents
      </button>
      <div id={id} popover="auto" className={classes.sheet} role="dialog" aria-label="Contents">
        <Entries headings={headings} onChosen={() => document.getElementById(id)?.hidePopover()} />
      </div>
    </>
  )
}
