import { createContext, Fragment, useContext } from 'react'
import type { Source } from '#shared/source.ts'
import classes from './cited.module.css'

/** The sources that `[3]` in a text refers to. */
export const SourcesContext = createContext<readonly Source[]>([])

/** Splits at citations: "[2]", "[1, 3]". Every other part is a citation. */
const citation = /(\[\d{1,2}(?:,\s*\d{1,2})*\])/

/** The id of a source's entry on the page. */
export const sourceId = (number: number) => `source-${number}`

/** Text whose source numbers lead to the list of sources. A number without a source stays plain text. */
export function Cited({ text }: { text: string }) {
  const sources = useContext(SourcesContext)
  if (sources.length === 0 || !text.includes('[')) return text
  return text.split(citation).map((part, index) => {
    const key = `${index}-${part}`
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <span key={key} className={classes.group}>
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
              >
                {number}
              </a>
            ) : (
              <span key={number}>[{number}]</span>
            )
          })}
      </span>
    )
  })
}
