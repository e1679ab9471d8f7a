import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Cited } from '#ui/result/cited.tsx'
import type { MarketGap } from './output.ts'
import classes from './view.module.css'

export function GapCard({ gap }: { gap: DeepPartial<MarketGap> }) {
  const limits = present(gap.competitorLimitations)
  const links = present(gap.referenceLinks).flatMap((link) => safeHref(link) ?? [])
  return (
    <article className={classes.gap}>
      {gap.urgency && (
        <p className={classes.urgency} data-urgency={gap.urgency}>
          {gap.urgency} urgency
        </p>
      )}
      <h4>{gap.gapTitle ?? '...'}</h4>
      {gap.description && (
        <p>
          <Cited text={gap.description} />
        </p>
      )}
      {limits.length > 0 && (
        <div>
          <h5>Where vendors stop</h5>
          <ul>
            {limits.map((limit) => (
              <li key={limit}>
                <Cited text={limit} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {gap.marketSize && (
        <div>
          <h5>For whom</h5>
          <p>
            <Cited text={gap.marketSize} />
          </p>
        </div>
      )}
      {gap.opportunity && (
        <p className={classes.opportunity}>
          <span>What to do with it</span>
          <Cited text={gap.opportunity} />
        </p>
      )}
      {links.length > 0 && (
        <p className={classes.links}>
          {links.map((link) => (
            <a key={link} href={link} target="_blank" rel="noopener noreferrer">
              {new URL(link).hostname.replace(/^www\./, '')}
              <Icon name="external" size={14} />
            </a>
          ))}
        </p>
      )}
    </article>
  )
}
