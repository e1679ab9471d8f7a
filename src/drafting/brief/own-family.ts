import type { BriefActor, BriefSource } from '#shared/brief.ts'
import { sure } from './gaps.ts'

const ofParent =
  /\bmy (?:(?:old|elderly|late) )?(?:mum|mom|mother|dad|father|parents|grandma|grandmother|grandpa|grandfather|nan)\b/i
const tellsWriter =
  /\b(?:texts?|tells?|warns?|alerts?|calls?|reminds?|shows?|lets?) me\b|\bI (?:want|need|would like|can)\b/i

/** "My mum is 82 ... that texts me": whoever writes so is the grown child of somebody old, and would use it. */
export function writerOf({ description }: BriefSource, found: readonly BriefActor[]): BriefActor[] {
  const parent = ofParent.exec(description)
  if (!parent || !tellsWriter.test(description) || found.some(({ confidence }) => confidence >= sure + 0.1)) return []
  return [
    {
      text: 'adult children',
      span: { field: 'description', start: parent.index, end: parent.index + parent[0].length },
      confidence: 0.6,
      head: 'child',
      singular: 'adult child',
      plural: 'adult children',
      setting: null,
    },
  ]
}
