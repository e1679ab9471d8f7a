import type { Brief, BriefJob } from '#shared/brief.ts'
import { sure } from '../brief/gaps.ts'
import { toBaseForm, toSingular } from '../brief/inflect.ts'
import { is, verbS } from '../brief/lexicon.ts'
import { coreOf } from './told-jobs.ts'

const machine =
  '(?:robot|bot|drone|sensor|camera|device|machine|mower|scanner|agent|assistant|collar|app|system|software|ai)'
const notWork =
  /^(?:is|has|does|was|costs|comes|needs|uses|works|runs|helps|lets|allows|enables|makes|gives|looks|sits|fits|means|starts|stays|goes|knows|gets|sees)$/

/**
 * "the robot mows around the graves at night, sends a photo report in the morning": where nothing else was read, what the words
 * say a machine does.
 */
export function machineJobs(brief: Brief): BriefJob[] {
  if (brief.language !== 'en') return []
  const text = brief.source.description
  const clause = new RegExp(
    `\\b(?:the (?:[\\p{L}-]+ )?${machine}|it)\\s(?=\\p{Ll}+s\\s)([^.;:!?()\\n]{6,160})`,
    'iu',
  ).exec(text)
  const [whole = '', rest = ''] = clause ?? []
  if (!clause) return []
  let at = clause.index + whole.length - rest.length
  const jobs: BriefJob[] = []
  for (const part of rest.split(/(,\s+(?:and\s+|then\s+)?|\sand\s)/u)) {
    const found = /^(\p{Ll}+s)\s(.{3,60})$/u.exec(part)
    const [, said = '', all = ''] = found ?? []
    const isSeparator = /^(?:,\s+(?:and\s+|then\s+)?|\sand\s)$/u.test(part)
    if (!isSeparator && (!found || !is(said, verbS) || notWork.test(said))) break
    if (!isSeparator) {
      const verb = toBaseForm(said, 'PresentTense')
      const object =
        all
          .split(
            /\s(?:so that|because|when|while|at night|every|each|in the (?:morning|evening)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
          )[0]
          ?.trim() ?? all
      const core = coreOf(object, verb)
      const head = toSingular(core.split(' ').at(-1)?.toLowerCase() ?? '')
      const span = { field: 'description' as const, start: at, end: at + said.length + 1 + object.length }
      jobs.push({ verb, object, head, text: `${verb} ${object}`, confidence: sure, span })
    }
    at += part.length
  }
  return jobs
}
