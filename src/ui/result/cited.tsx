import { createContext, Fragment, type MouseEvent, useContext } from 'react'
import type { Source } from '#shared/source.ts'
import classes from './cited.module.css'

/** The sources that `[3]` in a text refers to. */
export const SourcesContext = createContext<readonly Source[]>([])

/** Shows what a citation rests on, beside it. Without it a citation leads to the list of sources. */
export const ShowPassageContext = createContext<((source: Source, citation: HTMLElement) => void) | null>(null)

/** Splits at citations: "[2]", "[1, 3]". Every other part is a citation. */
const citation = /(\[\d{1,2}(?:,\s*\d{1,2})*\])/

/** What must stand on one line with the citation after it: the last word, and what it is set apart by. */
const lastWord = /\S{1,24}\s*$/
/** What must not begin a line after a citation. */
const closing = /^[.,;:!?)\]]+/

/** The id of a source's entry on the page. */
export const sourceId = (number: number) => `source-${number}`

/** Text whose source numbers lead to the list of sources. A number without a source stays plain text. */
export function Cited({ text }: { text: string }) {
  const sources = useContext(SourcesContext)
  const show = useContext(ShowPassageContext)
  if (sources.length === 0 || !text.includes('[')) return text
  const parts = text.split(citation)
  return parts.map((part, index) => {
    const key = `${index}-${part}`
    if (index % 2 === 0) {
      const start = index === 0 ? 0 : (closing.exec(part)?.[0].length ?? 0)
      const rest = part.slice(start)
      return <Fragment key={key}>{index < parts.length - 1 ? rest.replace(lastWord, '') : rest}</Fragment>
    }
    const before = parts[index - 1] ?? ''
    const after = parts[index + 1] ?? ''
    const opened = index === 1 ? before : before.replace(closing, '')
    return (
      <span key={key} className={classes.group}>
        {lastWord.exec(opened)?.[0]}
        {part
          .slice(1, -1)
          .split(',')
          .map((entry) => {
            const number = Number(entry)
            const source = sources.find((candidate) => candidate.number === number)
            return source ? (
              <a
                key={number}
                href={`#${sourceId(number)}`}
                className={classes.citation}
                aria-label={`Source ${number}: ${source.title}`}
                title={`${source.title} (${source.publisher})`}
                {...(show && {
                  'aria-haspopup': 'dialog' as const,
                  onClick: (event: MouseEvent<HTMLAnchorElement>) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    show(source, event.currentTarget)
                  },
                })}
              >
                {number}
              </a>
            ) : (
              <span key={number}>[{number}]</span>
            )
          })}
        {closing.exec(after)?.[0]}
      </span>
    )
  })
}
