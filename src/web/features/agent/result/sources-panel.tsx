import { safeHref } from '#shared/document/safe-href.ts'
import type { Source } from '#shared/source.ts'
import { sourceId } from '#ui/result/cited.tsx'
import classes from './sources-panel.module.css'

interface SourcesPanelProps {
  sources: readonly Source[]
  /** What the search said about itself, such as that nothing fitted. */
  note: string | null
}

/** What this run retrieved. The numbers are those that the text cites. */
export function SourcesPanel({ sources, note }: SourcesPanelProps) {
  if (sources.length === 0 && !note) return null
  return (
    <section className={classes.panel} aria-labelledby="sources-title" data-written>
      <h2 id="sources-title" className={classes.title}>
        Research Sources
      </h2>
      {note && <p className={classes.note}>{note}</p>}
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
    </section>
  )
}
