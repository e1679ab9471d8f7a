import { ofTeam } from '#drafting/copy/of-team.ts'
import type { PageFacts } from './page-facts.ts'

const mostLines = 6

/** The form's own proof, word by word; without any, a blank that says what would be one. */
export function proofOf({ facts }: PageFacts, typed: string | null) {
  const lines = (typed ?? '')
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line.length > 2)
    .slice(0, mostLines)
  const { person, shortAct, name } = facts
  return {
    headline: lines.length > 0 ? `What can be shown today` : `Who has done it`,
    items:
      lines.length > 0
        ? lines
        : [
            `[one sentence by ${ofTeam(person)} who has used ${name}${shortAct ? ` to ${shortAct.replace(/\byour\b/g, 'their')}` : ''}, with name, place and consent; leave this section out until you have it]`,
          ],
  }
}
