import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { keyed } from '#ui/blocks/keyed.ts'
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
          <h5>Vendor limitations</h5>
          <CitedItems items={limits} />
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
          <span>Next step</span>
          <Cited text={gap.opportunity} />
        </p>
      )}
      {links.length > 0 && (
        <p className={classes.links}>
          {keyed(links).map(({ key, item: link }) => (
            <a key={key} href={link} target="_blank" rel="noopener noreferrer">
              {new URL(link).hostname.replace(/^www\./, '')}
              <Icon name="external" size={14} />
            </a>
          ))}
        </p>
      )}
    </article>
  )
}
