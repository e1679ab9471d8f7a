import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { MarketResearchResult } from './output.ts'
import classes from './swot.module.css'

const quadrants = [
  { key: 'strengths', title: 'Strengths' },
  { key: 'weaknesses', title: 'Weaknesses' },
  { key: 'opportunities', title: 'Opportunities' },
  { key: 'threats', title: 'Threats' },
] as const

export function Swot({ swot }: { swot: DeepPartial<MarketResearchResult['swotAnalysis']> | undefined }) {
  if (!swot) return null
  return (
    <section className={classes.section}>
      <h3>SWOT Analysis</h3>
      <div className={classes.grid}>
        {quadrants.map(({ key, title }) => (
          <section key={key} className={classes.quadrant} data-kind={key}>
            <h4>{title}</h4>
            <CitedItems items={present(swot[key])} />
          </section>
        ))}
      </div>
    </section>
  )
}
