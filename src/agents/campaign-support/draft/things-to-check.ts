import { isPrivate } from '#drafting/compose/is-private.ts'
import { languageName } from '#drafting/compose/language-name.ts'
import { listed, lowerFirst } from '#drafting/compose/phrases.ts'
import type { CopyFacts } from '#drafting/copy/copy-facts.ts'
import type { CopyPlan } from '#drafting/copy/copy-plan.ts'
import { readerRole } from '#drafting/copy/reader-role.ts'
import type { CampaignChannel } from './campaign-channels.ts'

const most = 4

/** People who pay for themselves are not met at work, unless it is their work. */
function misplaced(facts: CopyFacts, channels: readonly CampaignChannel[]): string[] {
  const { who } = facts.view.terms
  const atWork = channels.find(({ known }) => known?.id === 'linkedin')
  if (!atWork || !who || who.assumed || !isPrivate(who) || /\b(?:freelance|self-employed|solo)/i.test(who.singular))
    return []
  const place = [...(readerRole(facts)?.channels ?? []), ...(facts.view.known?.channels ?? [])][0]
  return [
    `${atWork.name} meets people in their job, and this is none of the job of ${facts.people}: ${place ? `try ${place} in its place (from the library)` : 'ask five of them where they last asked others about this'}, and keep ${atWork.name} only to find partners.`,
  ]
}

/** What the texts say that the form does not, and what the plan could not know. */
export function thingsToCheck(
  facts: CopyFacts,
  channels: readonly CampaignChannel[],
  plans: readonly CopyPlan[],
): string[] {
  const { brief } = facts.view.context
  const checks: string[] = []
  if (facts.shortAct === null)
    checks.push(
      brief.language === 'en' || brief.language === 'und'
        ? `The description names no job as verb and thing (“${facts.idea}”), so the texts ask instead of promising. Write who does what with ${facts.name}.`
        : `The built-in drafter writes English and could not read the ${languageName(brief.language)} description closely. Describe it in English, or connect a model.`,
    )
  checks.push(...misplaced(facts, channels))
  const open = plans.map(({ hook }, index) => ({ check: hook.check, name: channels[index]?.name ?? 'this channel' }))
  for (const check of new Set(open.map((each) => each.check)))
    if (check) {
      const names = open.filter((each) => each.check === check).map(({ name }) => name)
      checks.push(`First line on ${listed(names)}: ${lowerFirst(check)}`)
    }
  for (const { name, known } of channels) {
    if (!known)
      checks.push(
        `The library knows no form or limit for ${name}: ask its organiser for length, date and price before you count on it.`,
      )
  }
  checks.push(
    `Put your own address where it says [link], another one for each channel, or nobody can tell where ${facts.people} came from.`,
  )
  return [...new Set(checks)].slice(0, most)
}
