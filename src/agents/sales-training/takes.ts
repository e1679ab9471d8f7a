import { citing, defineTakes, personLine } from '#agents/_kit/define-takes.ts'
import type { NumberedItem } from '#drafting/index.ts'
import agent from './agent.ts'
import type { SalesOutput } from './output.ts'

const mostObjections = 7
const mostSheets = 5
const mostPeople = 3

/** Objections of the handed-over people come first, and each of their competitors has a sheet. */
export default defineTakes(agent, ({ output, handed: { people, rivals } }) => {
  const isHanded = (name: string) => rivals.some((rival) => rival.name.toLowerCase() === name.toLowerCase())
  const sheetOf = (rival: NumberedItem) => {
    const known = output.cheatSheets.find((sheet) => sheet.rival.toLowerCase() === rival.name.toLowerCase())
    return { ...(known ?? { ask: '', say: '', never: '' }), ...rivalWords(rival, known) }
  }
  return {
    ...output,
    objections: [...people.slice(0, mostPeople).flatMap(objectionsOf), ...output.objections].slice(0, mostObjections),
    cheatSheets: [...rivals.map(sheetOf), ...output.cheatSheets.filter(({ rival }) => !isHanded(rival))].slice(
      0,
      mostSheets,
    ),
  }
})

const objectionsOf = (person: NumberedItem): SalesOutput['objections'] =>
  (person.objections ?? []).slice(0, 2).map((objection) => ({
    objection,
    who: personLine(person),
    answer: 'Not answered in your documents yet. Ask what would have to be true for it not to matter.',
    proof: 'What a customer who had the same objection does today',
  }))

type Sheet = SalesOutput['cheatSheets'][number]

const rivalWords = (rival: NumberedItem, known: Sheet | undefined): Pick<Sheet, 'rival' | 'chosenFor' | 'weakAt'> => ({
  rival: rival.name,
  chosenFor: rival.text ? citing(rival.text, rival) : (known?.chosenFor ?? citing('Not in your documents', rival)),
  weakAt: rival.lines[0]
    ? citing(rival.lines[0], rival)
    : (known?.weakAt ?? 'Not in your documents: ask one of its customers'),
})
