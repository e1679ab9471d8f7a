import { describe, expect, test } from 'vitest'
import { headOf } from './actor-phrase.ts'
import { personScore } from './lexicon.ts'
import { readStatements, resolveReferences } from './statements.ts'
import { readSentences } from './tokens.ts'

/** Actors' heads, a bar, and the jobs: the shape in which a statement is compared. */
function read(text: string): string[] {
  const statements = readSentences(text).flatMap((tokens) =>
    readStatements({ tokens, source: text, person: personScore }),
  )
  return resolveReferences(statements).map(({ actors, clause, jobs }) => {
    const heads = actors.flatMap((actor) =>
      [actor.phrase, ...actor.others].map((phrase) => headOf(clause.tokens, phrase)),
    )
    return `${heads.join('+')} | ${jobs.map((job) => `${job.verb} ${job.object}`.trim()).join(' ; ')}`
  })
}

describe('who does what', () => {
  test.each([
    ['lets night-shift nurses in care homes swap shifts', ['nurse | swap shifts']],
    ['an API that enables travel agencies to sell trip insurance', ['agency | sell trip insurance']],
    ['makes it easier for refugees to find a flat', ['refugee | find a flat']],
    ['gives therapists a way to send short exercises', ['therapist | send short exercises']],
    ['for quarry operators who have to log blasts', ['operator | log blasts']],
    ['tool for freelance designers to send invoices', ['designer | send invoices']],
    ['Patients can see a dermatologist', ['patient | see a dermatologist']],
    [
      'dispatchers assign loads, track trucks and message customers',
      ['dispatcher | assign loads ; track trucks ; message customers'],
    ],
    ['As a landlord, I want to collect rent', ['landlord | collect rent']],
    ['We connect retired teachers with pupils', ['teacher+pupil | connect retired teachers with pupils']],
    ['The tool can be used by vets to write visit notes', ['vet | write visit notes']],
    ['Track my period and log symptoms', [' | track their period ; log symptoms']],
    ['software that tells technicians which bearing will fail', ['technician | know which bearing will fail']],
    ['Hospitals use our software for planning rounds', ['hospital | plan rounds']],
    ['Gardeners hand over watering during holidays', ['gardener | hand over watering']],
    ['LedgerLens: watches supplier invoices for duplicates', [' | check supplier invoices for duplicates']],
    ['Prompt tracing and evaluation for teams that ship features', ['team | trace prompts ; evaluate prompts']],
    ['Car sharing for villages: neighbours reserve a van', ['village | ', 'neighbour | reserve a van']],
    ['A tool that warns when a term is used twice', [' | know when a term is used twice']],
    ['A tool that sets aside tax from each payment', [' | set aside tax from each payment']],
    ['We want deaf patients to be able to book an interpreter', ['patient | book an interpreter']],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected))

  test('a pronoun stands for the object before it, across sentences too', () => {
    expect(read('Residents report potholes; council staff see them and assign a crew.')).toEqual([
      'resident | report potholes',
      'staff | see potholes ; assign a crew',
    ])
  })

  test('verbs of a list share the object of the last', () => {
    expect(read('lets teachers find, adapt and share lesson plans')).toEqual([
      'teacher | find lesson plans ; adapt lesson plans ; share lesson plans',
    ])
  })

  test.each([
    'Inventory app for bookshops',
    'Secure messaging for doctors',
    'It must comply with the law',
    'hotel housekeepers who never meet guests',
  ])('%s tells no job', (text) => expect(read(text).every((line) => line.endsWith('| '))).toBe(true))
})
