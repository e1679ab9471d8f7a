import { listed, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { buttonOf, type Call, callLine, turnLine } from '#drafting/copy/call-line.ts'
import { spoken } from '#drafting/copy/copy-voice.ts'
import { charactersIn, fitSentences } from '#drafting/copy/fit-characters.ts'
import { gainOf } from '#drafting/copy/gain.ts'
import { hookLines } from '#drafting/copy/hook-lines.ts'
import { newSteps, stepsTold } from '#drafting/copy/told-steps.ts'
import type { PageFacts } from './page-facts.ts'

const longestTitle = 60
const longestDescription = 155
const longestHeadline = 90

/** What stands under the button: a promise is the user's to make, so it is a blank. */
const noteOf: Record<Call, string> = {
  'sign up': '[what you ask for at sign-up, and what you do not]',
  'learn more': '',
  'try free': '[how many days are free, and what happens then]',
  'get started': '[what is needed to begin, and how long it takes]',
  'book demo': '[how long a demo takes, and who gives it]',
  'join now': '[what joining asks of a member]',
  download: '[for which devices, and what it costs]',
  'contact us': '[who answers, and within what time]',
}

export function seoOf({ facts }: PageFacts) {
  const { name, shortAct, act, idea } = facts
  const titles = [act ? `${name}: ${act}` : '', shortAct ? `${name}: ${shortAct}` : '', `${name}: ${idea}`, name]
  const title =
    titles.find((text) => text !== '' && charactersIn(text) <= longestTitle) ?? fitSentences(name, longestTitle)
  const pain = facts.pains.find(({ you }) => you !== null)
  return {
    title,
    description: fitSentences(
      `${turnLine(facts)}${pain?.you ? ` ${withoutPoint(pain.you)}.` : ''}`,
      longestDescription,
    ),
  }
}

export function heroOf({ facts, call }: PageFacts) {
  const { fullAct, act, shortAct, today, idea, view } = facts
  const steps = newSteps(facts)
  const options = [gainOf(facts), fullAct, act, shortAct].filter((text): text is string => text !== null)
  const headline = options.find((text) => text.length <= longestHeadline) ?? shortAct ?? `“${idea}”`
  const ways = today.map(({ text }) => text)
  const how =
    steps.length > 1 && facts.deed === null
      ? `${upperFirst(stepsTold(steps))}.`
      : fullAct && fullAct !== headline
        ? turnLine(facts)
        : facts.view.facts.subject.purpose
          ? `${facts.name} has one purpose: ${view.facts.subject.purpose}.`
          : turnLine(facts)
  return {
    eyebrow: view.terms.who ? `For ${view.terms.who.full}` : '[for whom]',
    headline: shortAct ? upperFirst(headline) : `“${idea}”`,
    // What the headline rids people of is not said again below it.
    subheadline: `${how}${facts.service ? ` ${facts.service}.` : ''}${ways.length > 0 && !ways.some((way) => headline.includes(way)) ? ` Instead of ${listed(ways)}.` : ''}`,
    button: buttonOf[call],
    note: noteOf[call],
  }
}

/** The kinds of question that can close a page, the most telling first. */
const closing = ['moment', 'habit', 'compare', 'goal', 'objection', 'call-out', 'ask'] as const

/** Closes with a question about the last time: whoever has an answer is the right reader. */
export function closingOf({ facts, voice, call }: PageFacts) {
  const lines = hookLines(facts)
  const asking = closing.flatMap((each) => lines.filter(({ structure }) => structure === each))[0]
  return {
    headline: spoken(asking?.text ?? `What would “${facts.idea}” change for you?`, voice),
    text: `${withoutPoint(callLine(call, facts))}.`.replace(/\?\.$/, '?'),
    button: buttonOf[call],
  }
}
