import { languageName } from '#drafting/compose/language-name.ts'
import { withoutPoint } from '#drafting/compose/phrases.ts'
import type { CopyPlan } from '#drafting/copy/copy-plan.ts'
import type { Channel } from '#knowledge/channel.ts'

const most = 6

/** What the texts say or promise that the description does not, and what only the user can fill in. */
export function thingsToCheck(plan: CopyPlan, channel: Channel): string[] {
  const { facts, hook, pain, call, steps } = plan
  const { brief } = facts.view.context
  const checks: string[] = []
  if (facts.shortAct === null)
    checks.push(
      brief.language !== 'en' && brief.language !== 'und'
        ? `The built-in drafter writes English and could not read the ${languageName(brief.language)} description closely: it is quoted as it is. Describe it in English, or connect a model.`
        : `The description names no job as verb and thing, so the texts quote it: “${facts.idea}”. Write who does what with it, and generate again.`,
    )
  if (hook.check) checks.push(`Opening (“${withoutPoint(hook.text)}”): ${hook.check}`)
  if (pain && pain.basis !== 'told')
    checks.push(`“${withoutPoint(pain.you ?? pain.text)}” is not from you: ${pain.check} before it is printed.`)
  if (!facts.named) checks.push('The description gives the product no name: put it in for [product name].')
  const promise = promised[call]
  if (promise) checks.push(promise(facts.subject))
  if (channel.form === 'video' || channel.form === 'short-video')
    checks.push(
      `Whoever appears in the video agrees in writing${steps.length > 0 ? `, and no real ${facts.things} of others can be read on the screen` : ''}.`,
    )
  checks.push(
    channel.link === 'in-profile'
      ? `The link in the profile leads to the page that continues “${withoutPoint(plan.callLine)}”.`
      : `Put your address where it says [link]; the page behind it begins with the words “${withoutPoint(plan.callLine)}”.`,
  )
  return checks.slice(0, most)
}

const promised: Partial<Record<CopyPlan['call'], (name: string) => string>> = {
  'try free': (name) =>
    `The call says “free”: the description names no free trial of ${name}. State its length and what happens at its end, or change the call.`,
  'book demo': (name) =>
    `A demo of ${name} needs somebody who answers within a working day; name that person before the text goes out.`,
  download: (name) =>
    `“Download” needs a release of ${name} that can be installed today; else ask for an e-mail address instead.`,
}
