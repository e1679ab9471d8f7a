import { citedNumbers } from '#agents/_kit/cited-numbers.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import type { Source } from '#shared/source.ts'
import { sourceId } from '#ui/result/cited.tsx'
import classes from './sources-panel.module.css'

interface SourcesPanelProps {
  sources: readonly Source[]
  /** What the search said about itself, such as that nothing fitted. */
  note: string | null
  /** What was written: sources that it cites come first, the others behind a line. Without it all are shown. */
  result?: unknown
}

/** What this run retrieved. The numbers are those that the text cites. */
export function SourcesPanel({ sources, note, result }: SourcesPanelProps) {
  if (sources.length === 0 && !note) return null
  const numbers = citedNumbers(result)
  const cited = sources.filter(({ number }) => numbers.has(number))
  const others = sources.filter(({ number }) => !numbers.has(number))
  return (
    <section className={classes.panel} aria-labelledby="sources-title" data-written>
      <h2 id="sources-title" className={classes.title}>
        Research Sources
      </h2>
      {note && <p className={classes.note}>{note}</p>}
      <Entries sources={cited.length === 0 ? sources : cited} />
      {cited.length > 0 && others.length > 0 && (
        <details className={classes.others}>
          <summary>
            {others.length} more {others.length === 1 ? 'was' : 'were'} read and not cited
          </summary>
          <Entries sources={others} />
        </details>
      )}
    </section>
  )
}

function Entries({ sources }: { sources: readonly Source[] }) {
  return (
    <ol className={classes.list}>
      {sources.map((source) => {
        const href = safeHref(source.url)
        return (
          <li key={source.number} id={sourceId(source.number)} value={source.number} className={classes.source}>
            <p className={classes.head}>
              {href ? (
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {source.title}
                </a>
              ) : (
                <span className={classes.plain}>{source.title}</span>
              )}
              <span className={classes.publisher}>
                {source.publisher}
                {source.kind === 'page' && source.year !== null && `, ${source.year}`}
              </span>
            </p>
            {source.excerpt && (
              <details className={classes.details}>
                <summary>What was read there</summary>
                <p>{source.excerpt}</p>
              </details>
            )}
          </li>
        )
      })}
    </ol>
  )
}
