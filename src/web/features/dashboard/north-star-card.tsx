import { cards } from '#agents/registry-cards.ts'
import { withStatus } from '../catalogue/catalogue.ts'
import { useStatuses } from '../catalogue/use-catalogue.ts'
import type { UsageState } from '../plans/use-usage.ts'
import { Figure } from './figure.tsx'
import classes from './north-star-card.module.css'
import { Panel } from './panel.tsx'

const number = new Intl.NumberFormat('en')
const none = '–'

/** What the work here is for: time, reach, and whether others do the same. */
export function NorthStarCard({ usage, failed }: UsageState) {
  const statuses = useStatuses()
  const live = cards.filter((card) => withStatus(card, statuses).status === 'live').length
  const shown = (value: number | null | undefined) =>
    usage && (failed || value === null || value === undefined ? none : number.format(value))
  const totals = usage?.totals
  const guest = !failed && usage?.monthlyActiveUsers === null
  return (
    <Panel id="north-star-title" title="North Star Metrics" busy={!usage}>
      <dl className={classes.figures}>
        <Figure
          label="Time saved"
          size="lg"
          value={shown(totals?.timeSavedHours)}
          tag={totals?.timeSavedHours === 1 ? 'hour' : 'hours'}
          note="Estimated: half an hour for each use."
        />
        <Figure
          label="Monthly active users"
          value={shown(usage?.monthlyActiveUsers)}
          note={guest ? 'Shown with your first run.' : 'People here with a use this month.'}
        />
        <Figure
          label="Agents used"
          value={shown(totals?.agentsUsed)}
          tag={`of ${live}`}
          note="Agents that made you a document."
        />
      </dl>
    </Panel>
  )
}
