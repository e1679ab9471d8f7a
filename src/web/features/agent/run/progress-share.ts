import type { AgentMessages } from '#agents/_kit/agent-definition.ts'
import type { ProgressStage } from '#shared/run-events.ts'
import type { RunState } from './run-state.ts'

const way: readonly ProgressStage[] = ['queued', 'reading', 'computing', 'researching', 'writing', 'checking']
/** What is not written yet is never shown as further than this, in percent. */
const beforeEnd = 90
const saving = 95

type Seen = Pick<RunState, 'phase' | 'stage' | 'reached'>

/** How far a run really is, in percent: the share of its stages that it has entered. 100 is its result. */
export function progressShare({ phase, stage, reached }: Seen, progress: AgentMessages['progress']): number {
  if (phase === 'succeeded') return 100
  if (stage === 'saving') return saving
  const stages = way.filter((each) => progress[each] !== undefined || reached.includes(each))
  const at = Math.max(-1, ...reached.map((each) => stages.indexOf(each)))
  return at < 0 ? 0 : Math.round(((at + 1) / stages.length) * beforeEnd)
}
