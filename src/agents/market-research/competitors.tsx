import { present } from '#agents/_kit/present.ts'
import { Points } from '#agents/_kit/view/points.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { Competitor } from './output.ts'
import classes from './view.module.css'

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
            <article key={String(index)} className={classes.competitor}>
              <div className={classes.competitorHead}>
                <h4>{competitor.name ?? '...'}</h4>
                {href && (
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {new URL(href).hostname.replace(/^www\./, '')}
                    <Icon name="external" size={14} />
                  </a>
                )}
              </div>
              <Points title="Features" items={present(competitor.features)} heading="h5" mark="waypoint" tone="plain" />
              <Points title="Benefits" items={present(competitor.benefits)} heading="h5" mark="waypoint" />
              <Points
                title="Weaknesses"
                items={present(competitor.weaknesses)}
                heading="h5"
                mark="waypoint"
                tone="against"
              />
            </article>
          )
        })}
      </div>
    </section>
  )
}
