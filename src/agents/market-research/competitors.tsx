import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Cited } from '#ui/result/cited.tsx'
import type { Competitor } from './output.ts'
import classes from './view.module.css'

function Points({ title, items, kind }: { title: string; items: readonly string[]; kind: 'plain' | 'good' | 'bad' }) {
  if (items.length === 0) return null
  return (
    <div className={classes.points} data-kind={kind}>
      <h5>{title}</h5>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Cited text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface CompetitorsProps {
  competitors: readonly DeepPartial<Competitor>[]
  running: boolean
}

export function Competitors({ competitors, running }: CompetitorsProps) {
  if (competitors.length === 0 && running) return null
  return (
    <section className={classes.section}>
      <h3>Competitive Analysis</h3>
      {competitors.length === 0 && (
        <p className={classes.none}>
          The sources of this run name no competitor. The open questions say how to find them.
        </p>
      )}
      <div className={classes.competitors}>
        {competitors.map((competitor, index) => {
          const href = safeHref(competitor.url)
          return (
            <article key={competitor.name ?? String(index)} className={classes.competitor}>
              <div className={classes.competitorHead}>
                <h4>{competitor.name ?? '...'}</h4>
                {href && (
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {new URL(href).hostname.replace(/^www\./, '')}
                    <Icon name="external" size={14} />
                  </a>
                )}
              </div>
              <Points title="Features" items={present(competitor.features)} kind="plain" />
              <Points title="Benefits" items={present(competitor.benefits)} kind="good" />
              <Points title="Weaknesses" items={present(competitor.weaknesses)} kind="bad" />
            </article>
          )
        })}
      </div>
    </section>
  )
}
