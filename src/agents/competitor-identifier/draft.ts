/**
 * Vendors of the library are sorted by what would have to happen for them to take this job: nothing (direct), nothing but a
 * different way or buyer (indirect), or a step that they have not taken (potential). What people do today is a competitor
 * too, and mostly the strongest. Each description is built from the job: the function that does it, what the vendor is chosen
 * for, and the gap that these people would feel.
 */
import { defineDraft } from '#agents/_kit/define-draft.ts'
import { marketView } from '#drafting/compose/market-view.ts'
import agent from './agent.ts'
import { describeRival, describeWay } from './draft/describe.ts'
import { groupsOf } from './draft/groups.ts'
import { questionsFor } from './draft/questions.ts'
import { summaryOf } from './draft/summary.ts'

/** Rivals that the shared parts of a draft compare with. */
const compared = 5

export default defineDraft(agent, (context) => {
  const view = marketView(context, compared)
  const groups = groupsOf(view)
  let isTold = false
  const described = (rival: Parameters<typeof describeRival>[0], group: 'direct' | 'indirect') => {
    const written = describeRival(rival, group, view, isTold)
    isTold ||= /for twenty minutes\)/.test(written.description)
    return written
  }
  return {
    summary: summaryOf(view, groups),
    direct: groups.direct.map((rival) => described(rival, 'direct')),
    indirect: [
      ...groups.ways.map((way) => describeWay(way, view)),
      ...groups.indirect.map((rival) => described(rival, 'indirect')),
    ],
    potential: groups.potential.map((rival) => describeRival(rival, 'potential', view)),
    openQuestions: questionsFor(view, groups),
  }
})
