import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { languageName } from '#drafting/compose/language-name.ts'
import { limitWords, sureLimits } from '#drafting/compose/limits.ts'
import { paysSelf } from '#drafting/compose/pays-self.ts'
import { listed, lowerFirst, sentence, upperFirst } from '#drafting/compose/phrases.ts'
import { nearestRival } from '#drafting/compose/risks.ts'

const gapNames: Record<DraftFacts['brief']['missing'][number], string> = {
  actor: 'who uses it',
  job: 'what they get done',
  buyer: 'who pays',
  alternative: 'what people do today',
  'business-model': 'how it earns money',
  geography: 'where it starts',
  constraint: 'what must never happen',
  novelty: 'what sets it apart',
  means: 'how it works',
  scale: 'how many people and how often',
}

/** Who, what job, what changes, what is still open: what somebody reads who reads nothing else. */
export function summary(facts: DraftFacts): string {
  const { brief, subject, market } = facts
  const { main, who, today } = subject
  const name = subject.named ? subject.name : upperFirst(subject.product)
  const doer = main?.who ?? who
  const place = doer.setting && !doer.plural.includes(doer.setting) ? ` in ${doer.setting}` : ''
  const parts: string[] = []
  if (main) {
    parts.push(
      `${name} lets ${doer.plural}${place} ${subject.gain}${today.length > 0 ? ` instead of ${listed(today)}` : ''}`,
    )
    const others = [...new Set(subject.steps.map((step) => step.who.plural))]
      .filter((plural) => plural !== doer.plural)
      .slice(0, 2)
    if (subject.steps.length > 1)
      parts.push(
        `The first release goes from “${subject.steps[0]?.short}” to “${subject.steps.at(-1)?.short}”${others.length > 0 ? ` and includes ${listed(others)}` : ''}`,
      )
  } else
    parts.push(
      `From “${subject.words}” ${subject.whoBasis === 'said' ? `the users can be read (${who.plural}), but not what they get done` : 'neither a user nor a job could be read for certain'}, so this draft holds what follows from the words and asks for the rest`,
    )
  if (main) parts.push(recommendation(facts))
  const limits = sureLimits(brief, subject.spared).slice(0, 2)
  if (limits.length > 0)
    parts.push(`Fixed from the start: ${listed(limits.map((limit) => `“${limitWords(brief, limit)}”`))}`)
  const open = brief.missing
    .filter((gap) => !(gap === 'buyer' && paysSelf(subject.who)))
    .filter((gap) => !(gap === 'actor' && subject.whoBasis === 'said') && !(gap === 'alternative' && today.length > 0))
    .map((gap) => gapNames[gap])
    .slice(0, main ? 2 : 3)
  const isRead = main !== null || brief.language === 'en' || brief.language === 'und'
  if (open.length > 0 && isRead) parts.push(`Not said yet: ${listed(open)}`)
  if (!market) parts.push('The library holds no market for it, so no rival, price or market figure is named')
  if (brief.language !== 'en' && brief.language !== 'und')
    parts.push(`The idea is written in ${languageName(brief.language)}; the built-in drafter writes English only`)
  return parts.map(sentence).join(' ')
}

/** What to decide, and the one thing to do first: somebody does the job already, or nobody has shown that it is wanted. */
function recommendation(facts: DraftFacts): string {
  const { subject } = facts
  const { who } = subject
  const rival = nearestRival(facts)
  if (rival?.capability && !rival.does && subject.main?.kind.id !== 'field')
    return `Recommended: look before you build. ${rival.vendor.name} lists “${lowerFirst(rival.capability)}” [${rival.number}], which comes near; next week three ${who.plural} try one real ${subject.anyStep.thing} in it and say what is missing, and that is what is built`
  if (rival?.capability && rival.does)
    return `Recommended: no building yet. ${rival.vendor.name} lists “${lowerFirst(rival.capability)}” [${rival.number}], so next week three ${who.plural} try one real ${subject.anyStep.thing} in it; build only what they still do by hand`
  return `Recommended: a pilot by hand before any code. Next week the team does it for three ${who.plural} who have to ${subject.shortJob} anyway; build when two of them ask for it again`
}

/** The customer's situation in one or two sentences, for the section behind the press release. */
export function problemStatement({ subject, brief }: DraftFacts): string {
  const { main, today, steps } = subject
  if (!main) {
    return sentence(
      brief.language === 'en' || brief.language === 'und'
        ? `The problem behind “${subject.idea}” is not described: what happens, to whom, how often and what it costs is to be found out first`
        : `What “${subject.idea}” tells of the problem could not be read from ${languageName(brief.language)}; what happens, to whom and how often is to be put into English or asked`,
    )
  }
  const doer = main.who
  const others = [...new Set(steps.filter((step) => step.who.plural !== doer.plural).map((step) => step.who.plural))]
  const { spared } = subject
  const way = today.length > 0 ? `Today that means ${listed(today)}` : `How ${doer.plural} manage today is not said`
  const first =
    others.length > 0
      ? `To ${subject.shortJob}, ${doer.plural} depend on ${listed(others)}`
      : `${upperFirst(doer.plural)} have to ${subject.shortJob}`
  return [first, spared ? `${way}; the idea is to manage ${spared}` : way].map(sentence).join(' ')
}
