import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Cited, sourceId } from '#ui/result/cited.tsx'
import type { Competitor } from './output.ts'
import classes from './view.module.css'

/** Sentences of a description, so that why, what for and where weak can be seen apart at a glance. */
const sentencesOf = (text: string) => text.split(/(?<=[.)\]])\.?\s+(?=[A-Z“])/)

export function CompetitorCard({ competitor }: { competitor: DeepPartial<Competitor> }) {
  const { name, description, sourceNumber } = competitor
  const website = safeHref(competitor.website)
  const reference = sourceNumber ? `#${sourceId(sourceNumber)}` : safeHref(competitor.reference)
  const [lead, ...rest] = sentencesOf(description ?? '')
  return (
    <article className={classes.card}>
      <h4>{name ?? '...'}</h4>
      {lead && (
        <p>
          <Cited text={lead} />
        </p>
      )}
      {rest.length > 0 && <CitedItems items={rest} />}
      {(website || reference) && (
        <p className={classes.links}>
          {website && (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Visit Website of ${name ?? 'this competitor'}`}
            >
              Visit Website
              <Icon name="external" size={14} />
            </a>
          )}
          {reference && (
            <a
              href={reference}
              aria-label={`View Source of ${name ?? 'this competitor'}`}
              {...(reference.startsWith('#') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              View Source
              <Icon name="book" size={14} />
            </a>
          )}
        </p>
      )}
    </article>
  )
}
