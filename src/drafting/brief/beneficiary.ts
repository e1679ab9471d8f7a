import type { BriefActor } from '#shared/brief.ts'
import { headOf, readActor } from './actor-phrase.ts'
import { toActor } from './actors.ts'
import type { FieldClause } from './found-value.ts'
import { lowerAt } from './noun-phrase.ts'

/** Those for whom others act. */
const caredFor = new Set([
  'patient',
  'child',
  'pupil',
  'student',
  'resident',
  'mother',
  'father',
  'parent',
  'grandparent',
  'baby',
  'toddler',
  'learner',
  'relative',
  'elder',
  'pet',
  'son',
  'daughter',
  'beneficiary',
  'refugee',
])
const owned = /^(?:their|your|my|our|his|her)$/

/** "look after their patients", "on behalf of donors", "so that their children": who gains when the actor does the job. */
export function readBeneficiary(clauses: readonly FieldClause[], heads: ReadonlySet<string>): BriefActor | null {
  for (const item of clauses) {
    const { tokens } = item.clause
    for (let index = 0; index < tokens.length; index += 1) {
      const isBehalf = lowerAt(tokens, index) === 'of' && lowerAt(tokens, index - 1) === 'behalf'
      if (!isBehalf && !owned.test(lowerAt(tokens, index))) continue
      const found = readActor(item.clause, isBehalf ? index + 1 : index)
      if (!found || found.person < 1 || heads.has(headOf(tokens, found.phrase))) continue
      if (!isBehalf && !caredFor.has(headOf(tokens, found.phrase))) continue
      const actor = toActor(
        item.clause,
        { ...found.phrase, start: found.phrase.core },
        item.field,
        isBehalf ? 0.85 : 0.6,
      )
      if (actor) return actor
    }
  }
  return null
}
