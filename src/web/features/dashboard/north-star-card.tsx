import { cards } from '#agents/registry-browser.ts'
import { Figure } from './figure.tsx'
import classes from './north-star-card.module.css'
import { Panel } from './panel.tsx'
import type { UsageState } from './use-usage.ts'

const number = new Intl.NumberFormat('en')
const live = cards.filter((card) => card.status === 'live').length

/** What the work here is for: time, reach, and whether others do the same. */
export function NorthStarCard({ usage }: UsageState) {
  const totals = usage?.totals
  const others = usage?.monthlyActiveUsers
  return (
    <Panel id="north-star-title" title="North Star Metrics" busy={!usage}>
      <dl className={classes.figures}>
        <div className={classes.lead}>
          <Figure
            label="Time saved"
            size="lg"
            value={totals && number.format(totals.timeSavedHours)}
            tag={totals?.timeSavedHours === 1 ? 'hour' : 'hours'}
            note="Estimated: half an hour for each use."
          />
        </div>
        <Figure
          label="Monthly active users"
          value={usage && (others === null || others === undefined ? '–' : number.format(others))}
          note={others === null ? 'Shown with your first run.' : 'People here with a use this month.'}
        />
        <Figure
          label="Agents used"
          value={totals && number.format(totals.agentsUsed)}
          tag={`of ${live}`}
          note="Agents that made you a document."
        />
      </dl>
    </Panel>
  )
}
