import type { BriefActor, BriefField } from '#shared/brief.ts'
import { type Clause, readActor } from './actor-phrase.ts'
import { actorsOfAudience, toActor } from './actors.ts'
import type { FieldClause } from './found-value.ts'
import { lowerAt } from './noun-phrase.ts'

/** What a sentence says it is about before its colon: "Users: ...", "Who pays: ...". */
type Label = 'users' | 'payer'

const labels: ReadonlyMap<string, Label> = new Map([
  ['users', 'users'],
  ['user', 'users'],
  ['audience', 'users'],
  ['target audience', 'users'],
  ['target group', 'users'],
  ['target users', 'users'],
  ['target market', 'users'],
  ['who uses it', 'users'],
  ['who is it for', 'users'],
  ['for', 'users'],
  ['for whom', 'users'],
  ['customers', 'payer'],
  ['buyer', 'payer'],
  ['buyers', 'payer'],
  ['who pays', 'payer'],
  ['who pays for it', 'payer'],
  ['paid by', 'payer'],
])
const longestLabel = 4

/** The label and where the words behind it begin; null for a plain sentence. */
export function labelOf({ tokens }: Clause): { label: Label; from: number } | null {
  for (let colon = 1; colon <= longestLabel; colon += 1) {
    if (!/^[:?]$/.test(lowerAt(tokens, colon))) continue
    const words = tokens.slice(0, colon).map(({ lower }) => lower)
    const label = labels.get(words.join(' '))
    return label && tokens.length > colon + 1 ? { label, from: colon + 1 } : null
  }
  return null
}

/** Whoever the words name under a label for users. */
export const labelledUsers = ({ clause, field }: FieldClause): BriefActor[] => {
  const found = labelOf(clause)
  return found?.label === 'users' ? actorsOfAudience({ ...clause, tokens: clause.tokens.slice(found.from) }, field) : []
}

const sureOfPayer = 0.88

/** Who pays, where the words say so under a label. */
export function labelledPayer({ clause, field }: FieldClause): BriefActor | null {
  const found = labelOf(clause)
  const actor = found?.label === 'payer' ? readActor(clause, found.from) : null
  return actor && actor.person >= 1 ? toActor(clause, actor.phrase, field satisfies BriefField, sureOfPayer) : null
}
