import type { Brief, BriefJob } from '#shared/brief.ts'
import { personScore } from '../brief/lexicon.ts'
import { clauseOf, restAfter } from './clause-of-job.ts'
import { isOfProduct } from './plausible-jobs.ts'
import { lastWord, nounOfIt } from './product-noun.ts'
import { escaped } from './text-around.ts'
import { participleOf, thirdPerson } from './verb-forms.ts'

/** What a product that does a step by itself has to be: it acts or senses without a hand on it. */
const actsItself =
  /\b(?:ai|bot|chatbot|agent|assistant|copilot|autopilot|notetaker|note-taker|scribe|robots?|drones?|sensors?|cameras?|devices?|meters?|detectors?|scanners?|collars?|tags?|chips?|thermostats?|machines?|pumps?|valves?|feeders?|dispensers?|mowers?|hub|gadget|script|crawler|engine|algorithm|model)\b/i
const unattended =
  /\b(?:automatic(?:ally)?|by itself|on its own|in the background|unattended|hands-free|autonomous(?:ly)?)\b/i
/** Verbs that a product is never only the place for. */
const machineVerbs =
  /^(?:recogni[sz]e|identify|detect|transcribe|translate|summari[sz]e|classify|categori[sz]e|extract|pre-?fill|autofill|generate)$/
/** Verbs with which a product serves people who act themselves. */
const serves =
  /^(?:help|let|allow|enable|make|give|show|offer|support|work|use|need|cost|come|run|sit|connect|integrate|look|tell|warn|alert|notify|remind|inform|teach|guide|coach|ask|know|see|get|be|have|include|provide|live|stay|fit|stick|turn|suggest|recommend|combine|replace|start|sell|learn)\b/
/** How a product comes by its material; what it does with it is the step. */
const isWayIn = /^(?:join|attend|sit in on|listen to|listen in on|log in to|connect to|hook into|plug into|watch)$/

/**
 * True when the words give the verb to a thing that acts without a hand on it: "AI notetaker that joins our calls and fills in the
 * CRM", "A sensor ... It orders a refill". Nobody in that sentence is asked to do it.
 */
export function isDoneAlone(job: BriefJob, brief: Brief): boolean {
  if (brief.language !== 'en' || job.span.field === 'audience' || job.object === '' || serves.test(job.verb))
    return false
  const said = (brief.source[job.span.field] ?? '').slice(job.span.start)
  // Of "write down" the first word alone: "writes the decisions down".
  const [first = ''] = job.verb.split(' ')
  const { before, whole } = clauseOf(brief, job)
  // "the app should rotate the chores by itself"
  const isModal = /\b(?:should|would|will|can|could) (?:also )?$/i.test(before)
  const form = isModal ? first : thirdPerson(first)
  if (!said.toLowerCase().startsWith(`${form} `.toLowerCase())) return false
  const noun = nounOfIt(brief) ?? brief.kind?.text ?? ''
  const words = [noun, brief.kind?.text ?? '', ...brief.means.map(({ text }) => text)].join(' ')
  const names = [
    '^\\W*(?:then )?(?:it|this)',
    '\\band it',
    '^\\W*(?:after|when|whenever|once|during|before|while|as soon as|every|each|at|on)\\b[^.;]*?\\bit',
    ...(brief.name ? [escaped(brief.name.text)] : []),
    ...[noun, brief.kind?.text ?? ''].flatMap((each) => {
      const last = lastWord(each)
      return last ? [`${escaped(last)}s?(?: (?:that|which|and))?`] : []
    }),
    '\\b(?:that|which)',
    '\\bthe (?:robot|bot|drone|sensor|camera|device|machine|agent|assistant)',
  ]
  const found = [...before.matchAll(new RegExp(`(?:${names.join('|')})\\s`, 'giu'))].at(-1)
  if (!found) return false
  if (
    !machineVerbs.test(job.verb) &&
    !actsItself.test(`${words} ${found[0]}`) &&
    !unattended.test(`${whole} ${restAfter(brief, job).slice(0, 60)}`)
  )
    return false
  const between = before.slice(found.index + found[0].length)
  return !/\b(?:who|so|so that|lets?|helps?|allows?|gives?|enables?)\b/i.test(between) && !beginsWithPerson(between)
}

/** "the driver accepts" behind an "and": somebody else has taken over. */
const beginsWithPerson = (text: string) => {
  const last =
    text
      .split(/,|\band\b|;/)
      .at(-1)
      ?.trim()
      .split(/\s+/) ?? []
  return last.length > 0 && last.length < 5 && last.some((word) => personScore(word.toLowerCase()) >= 1)
}

/** True for what a product only does to come by its material: it joins calls to take notes. */
export const isWayToMaterial = (job: BriefJob, brief: Brief) => isWayIn.test(job.verb) && isDoneAlone(job, brief)

/** What somebody has of a step that is done for them, and how it is told of the product. */
export interface DoneAlone {
  /** "have the CRM filled in", after "I want to". */
  want: string
  /** "fills in the CRM" */
  does: string
}

export function doneAloneOf(verb: string, object: string, core: string): DoneAlone {
  const rest = object.startsWith(core) ? object.slice(core.length) : ''
  const isClause = /^(?:what|which|when|whether|how|where|who|if|that)\b/i.test(object)
  return {
    want: isClause
      ? `know ${object}`
      : /^(?:around|along|over|under|through|across|between|behind|in|on|at|to|for)\b/i.test(object)
        ? `have it ${participleOf(verb)} ${object}`
        : /^ (?:and|or)\b/.test(rest)
          ? `have ${object} ${participleOf(verb)}`
          : `have ${core} ${participleOf(verb)}${rest}`,
    does: `${thirdPerson(verb)} ${object}`,
  }
}

/** Who does a step, for a column: "the AI notetaker, for sales reps". */
export const doneBy = (step: { alone?: DoneAlone; who: { plural: string } }, product: string) =>
  step.alone ? `${product}, for ${step.who.plural}` : step.who.plural

const byMachine = /\b(?:ai|gpt|llm|generat\w*|automat\w*|language models?|machine learning)\b/i

/** True where the words say that a machine makes it; else people make it themselves with a tool for that. */
export const isMadeByMachine = (brief: Brief, job: BriefJob) =>
  /^(?:generate|translate|transcribe|convert|transform|automate|produce|turn|print out|deploy)\b/.test(job.verb) ||
  brief.language !== 'en' ||
  brief.means.some(({ meansId }) => meansId?.startsWith('ai-') === true) ||
  byMachine.test(brief.source.description) ||
  isOfProduct(job, brief)

const moves =
  /\b(?:robots?|drones?|mowers?|rovers?|vehicles?|vans?|shuttles?|excavators?|harvesters?|vacuums?|cranes?|machines?)\b/i
const onPaper =
  /^(?:write|fill|enter|update|record|log|send|report|reply|answer|book|order|file|draft|summari[sz]e|transcribe|read|check|compare|calculate|sort|post|publish|translate|upload|create|generate|schedule|classify|extract|match)\b/

/** True for what a machine does with its body, on a site: it can hurt somebody, and nothing of it is undone with a click. */
export function isOnSite(job: BriefJob, brief: Brief): boolean {
  const named = /\bthe ((?:[\p{L}-]+ )?(?:robot|drone|mower|rover|vehicle|machine))\b/iu.exec(
    clauseOf(brief, job).before,
  )
  const words = [nounOfIt(brief) ?? '', brief.kind?.text ?? '', named?.[1] ?? ''].join(' ')
  return moves.test(words) && !onPaper.test(job.verb) && !machineVerbs.test(job.verb)
}
