import { languageName } from '#drafting/compose/language-name.ts'
import { lowerFirst } from '#drafting/compose/phrases.ts'
import type { CopyFacts } from '#drafting/copy/copy-facts.ts'
import type { CopyPlan } from '#drafting/copy/copy-plan.ts'
import type { CampaignChannel } from './campaign-channels.ts'

const most = 4

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
  for (const [index, { hook }] of plans.entries())
    if (hook.check) checks.push(`First line on ${channels[index]?.name ?? 'this channel'}: ${lowerFirst(hook.check)}`)
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
