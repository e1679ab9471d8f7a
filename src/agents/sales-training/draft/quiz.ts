import { marks } from '#drafting/compose/claim-text.ts'
import { lowerFirst, upperFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { sharedWords } from '#drafting/compose/relevance.ts'
import { seededChoice } from '#drafting/compose/seeded-choice.ts'
import { ofTeam } from '#drafting/copy/of-team.ts'
import type { Objection, QuizQuestion } from '../output.ts'
import { type SalesFacts, theirJob, theirShortJob } from './sales-facts.ts'
import { weManage } from './way-words.ts'

interface Question {
  question: string
  right: string
  wrong: string[]
  why: string
}

const most = 6
const leastWrong = 2

/** Questions whose wrong options are plausible: other rivals' traits, other people's steps, what sellers like to say. */
export function quizOf(facts: SalesFacts, objections: readonly Objection[]): QuizQuestion[] {
  const { copy } = facts
  const choice = seededChoice(`${copy.name} ${copy.view.context.brief.source.description}`)
  const questions = [
    ...rivalStrength(facts),
    ...firstMove(facts),
    ...whoseStep(facts),
    ...rivalGap(facts),
    ...whoObjects(objections),
    ...mayBeSaid(facts),
    ...opening(facts),
  ]
  const distractorsOf = ({ right, wrong }: Question) =>
    [...new Set(wrong)].filter((option) => option !== right).slice(0, 3)
  // With one wrong option a guess is right every second time.
  const asked = questions.filter((each) => distractorsOf(each).length >= leastWrong)
  return asked.slice(0, most).map((each) => {
    const { question, right, why } = each
    const distractors = distractorsOf(each)
    const options = choice.shuffled([right, ...distractors])
    return { question, options, correct: options.indexOf(right), why }
  })
}

function rivalStrength({ copy }: SalesFacts): Question[] {
  const { rivals } = copy.view
  const [first] = rivals
  if (!first || rivals.length < 3) return []
  return [
    {
      question: `What do customers choose ${first.vendor.name} for?`,
      right: withoutPoint(first.vendor.goodAt),
      wrong: rivals.slice(1).map(({ vendor }) => withoutPoint(vendor.goodAt)),
      why: `${first.vendor.name}: ${lowerFirst(withoutPoint(first.vendor.goodAt))}${marks([first.source]) || ' (assumption: from the library, no source of this run covers it)'}.`,
    },
  ]
}

function rivalGap({ copy }: SalesFacts): Question[] {
  const { rivals } = copy.view
  const second = rivals[1]
  if (!second || rivals.length < 3) return []
  return [
    {
      question: `Where does ${second.vendor.name} leave a gap?`,
      right: withoutPoint(second.vendor.weakAt),
      wrong: rivals.filter((rival) => rival !== second).map(({ vendor }) => withoutPoint(vendor.weakAt)),
      why: `${second.vendor.name}: ${lowerFirst(withoutPoint(second.vendor.weakAt))}${marks([second.source]) || ' (assumption: from the library, no source of this run covers it)'}.`,
    },
  ]
}

function firstMove({ copy }: SalesFacts): Question[] {
  const { today, name, thing, things, person } = copy
  const way = today[0]
  const said = way ? `${weManage(way.text)}, and it works` : `We manage`
  return [
    {
      question: `${upperFirst(ofTeam(person))} says: “${said}.” What comes first?`,
      right: `Ask to see the last ${thing === 'case' ? 'case' : thing} that went that way`,
      wrong: [
        `Explain what is wrong with ${way ? way.text : `how they ${theirShortJob(copy)} now`}`,
        `Show the three newest functions of ${name}`,
        `Offer the first ${thing === 'case' ? 'month' : `ten ${things}`} at half the price`,
      ],
      why: way?.strength
        ? `Something speaks for ${way.text}: ${lowerFirst(withoutPoint(way.strength))}. Only their own case shows whether that is enough.`
        : `Only ${thing === 'case' ? 'a case' : withArticle(thing)} of theirs shows what today costs; the rest is opinion.`,
    },
  ]
}

function whoseStep({ copy }: SalesFacts): Question[] {
  const { steps, people, name } = copy
  const other = steps.find(({ whos }) => whos !== null)
  const own = steps.filter(({ yours }) => yours)
  if (!other || steps.length < 3) return []
  const stepName = (text: string) => lowerFirst(withoutPoint(text)).replace(/^you /, '')
  return [
    {
      question: `Which part of the job do ${people} not control themselves?`,
      right: upperFirst(stepName(other.text)),
      wrong: [
        ...own.map(({ phrase }) => upperFirst(phrase)),
        `Deciding whether to open ${name}`,
        `Telling others about ${name}`,
      ],
      why: `That step is done by ${lowerFirst(other.who)}, so the sale needs their yes as well.`,
    },
  ]
}

function whoObjects(objections: readonly Objection[]): Question[] {
  const roles = [...new Set(objections.map(({ who }) => who))]
  // The one whose options cannot be mistaken for each other.
  const chosen = objections.findLast(({ who }) => roles.every((role) => role === who || sharedWords(role, who) === 0))
  if (!chosen || roles.length < 3) return []
  return [
    {
      question: `Who is most likely to say: ${chosen.objection}`,
      right: chosen.who,
      wrong: roles.filter((role) => role !== chosen.who),
      why: `In the list of objections it stands under “${lowerFirst(chosen.who)}”. What settles it: ${lowerFirst(withoutPoint(chosen.proof))}.`,
    },
  ]
}

function mayBeSaid({ copy }: SalesFacts): Question[] {
  const { name, people, pains } = copy
  const unproven = pains.find(({ basis, text }) => basis !== 'told' && text !== 'What hurts today is not said')
  return [
    {
      question: `Which sentence about ${name} may you say today without checking anything?`,
      right: `“${name} is made so that ${people} ${theirJob(copy)}.”`,
      wrong: [
        `“${upperFirst(people)} save hours every week with ${name}.”`,
        `“Most ${people} have switched already.”`,
        unproven ? `“It is a fact: ${lowerFirst(withoutPoint(unproven.text))}.”` : `“Nobody else offers this.”`,
      ],
      why: `It says what ${name} is for, in the words of the description. Of the others nobody has counted or asked anything among ${people} yet.`,
    },
  ]
}

function opening({ copy }: SalesFacts): Question[] {
  const { name, things, thing } = copy
  return [
    {
      question: `How does the pitch for ${name} end?`,
      right: `With the question how it went the last time somebody had to ${theirShortJob(copy)}`,
      wrong: [
        `With a list of what ${name} can do`,
        `With the year in which ${name} was founded`,
        thing === 'case' ? 'With a discount' : `With a discount on the first ${things}`,
      ],
      why: `The answer is the first minute of the discovery, and it is about them: to ${theirShortJob(copy)} is their job, not yours.`,
    },
  ]
}
