import { listed } from '#drafting/compose/phrases.ts'
import type { QualityNeed } from '#drafting/compose/quality-needs.ts'
import { type DraftEpic, slug, titled } from './ticket-words.ts'

const mostNeeds = 7

/** A date and a budget decide what is cut; they are no work of their own. */
export const isWork = ({ from, area }: QualityNeed) => from !== 'step' && area !== 'Time' && area !== 'Cost'

/** The user's limits, the rules and the means as work of their own; nothing when none is known. */
export function qualityEpic(
  needs: readonly QualityNeed[],
  id: string,
  firstStory: string | null,
  next: () => string,
): DraftEpic[] {
  const chosen = needs.filter(isWork).slice(0, mostNeeds)
  if (chosen.length === 0) return []
  return [
    {
      id,
      title: 'Limits and rules',
      why: `From ${listed([...new Set(chosen.map(({ from }) => ({ limit: 'your constraints', rule: 'rules that bind', market: 'what the market takes for granted', means: 'how it works', place: 'where it starts', step: 'the steps' })[from]))])}.`,
      tickets: chosen.map((need) => ({
        id: next(),
        type: 'Task',
        title: titled(need.from === 'rule' ? `Meet ${need.basis.split(', ')[0] ?? 'the rule'}` : need.need),
        description: need.from === 'rule' ? `${need.need} ${need.basis}` : need.basis,
        acceptance: [need.test],
        estimate: {
          low: 1,
          high: need.from === 'rule' || need.from === 'limit' ? 5 : 3,
          assumption:
            need.from === 'rule'
              ? 'Assumption: counsel has said what the rule asks for; without that there is no estimate.'
              : 'Assumption: the test is written first; the range covers one failed attempt.',
        },
        dependsOn: firstStory && need.from !== 'limit' ? [firstStory] : [],
        labels: ['quality', slug(need.area)],
        priority: need.from === 'limit' || need.from === 'rule' || need.area === 'Safety' ? 'High' : 'Medium',
      })),
    },
  ]
}
