import type { Brief, BriefJob } from '#shared/brief.ts'
import { sure } from '../brief/gaps.ts'
import { toBaseForm, toSingular } from '../brief/inflect.ts'
import { is, verb as verbClass } from '../brief/lexicon.ts'
import { coreOf } from './told-jobs.ts'
import { gerundOf } from './verb-forms.ts'

const forgetful = /^(?:forget|miss|skip|overlook)$/

/**
 * "so clients dont forget appointments": where the words tell only what is to stop, stopping it is the job. Who forgets is
 * reminded.
 */
export function sparedJob(brief: Brief): BriefJob | null {
  if (brief.language !== 'en') return null
  const text = brief.source.description
  const found =
    /\b(?:so|that|where)\s(?:that\s)?((?:(?:the|my|our|their|your)\s)?[\p{L}-]+(?:\s[\p{L}-]+)?)\s(?:do(?:es)?\s?n['’]?t|do(?:es)? not|won['’]?t|never|no longer)\s(?:ever\s|always\s)?(\p{L}+)\s([^,.;:!?()\n]{3,50})/iu.exec(
      text,
    )
  const [whole = '', people = '', said = '', rest = ''] = found ?? []
  if (!found || /^(?:it|this|we|i)$/i.test(people)) return null
  const base = toBaseForm(said.toLowerCase(), 'PresentTense')
  if (!is(base, verbClass) && !forgetful.test(base)) return null
  const object = rest.split(/\s(?:and|but|so|because|when|while)\s/)[0]?.trim() ?? rest
  const who = people.replace(/^(?:my|our|your)\s/i, 'the ').replace(/^they$/i, 'them')
  const head = toSingular(coreOf(object).split(' ').at(-1)?.toLowerCase() ?? '')
  const start = found.index + whole.indexOf(people)
  const span = { field: 'description' as const, start, end: found.index + whole.length }
  const shared = { confidence: sure, span }
  if (forgetful.test(base)) {
    const told = `${who} of ${object}`
    return { verb: 'remind', object: told, head: 'reminder', text: `remind ${told}`, ...shared }
  }
  const kept = `${who} from ${gerundOf(base)} ${object}`
  return { verb: 'keep', object: kept, head, text: `keep ${kept}`, ...shared }
}
