import { toPlural } from '#drafting/brief/inflect.ts'
import { listed, lowerFirst, upperFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { pitchFacts } from '#drafting/compose/pitch-facts.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import { questionsOfStep } from '#drafting/compose/step-questions.ts'
import { isCase } from '#drafting/copy/copy-facts.ts'
import { askedShortJob, type SalesFacts, someoneHere } from './sales-facts.ts'
import { isDoing } from './way-words.ts'

interface Discovery {
  question: string
  listenFor: string
  next: string
}

const most = 6

/** Questions about the last time, in the order of a call: the case, today's way, the others, the amount, who decides, what presses. */
export function discoveryQuestions({ copy, role }: SalesFacts): Discovery[] {
  const { today, steps, people, person, thing, things, view, name, pains } = copy
  const counted = isCase(copy)
  const asked = askedShortJob(copy)
  const { market, relevance } = view
  const way = today[0]
  const pain = pains.find(({ basis, way: of }) => basis !== 'told' && of === null) ?? pains[0]
  const other = steps.find(({ whos }) => whos !== null)
  const blocker = mostRelevant(
    (market?.roles ?? []).filter(({ part }) => part === 'blocker'),
    ({ title, objections }) => `${title} ${objections.join(' ')}`,
    relevance,
  )[0]
  const trigger = mostRelevant(market?.buyingTriggers ?? [], (text) => text, relevance)[0]
  const { limit } = pitchFacts(view)
  const { main } = view.facts.subject
  const questions: Discovery[] = [
    {
      question: `Tell me about the last time ${someoneHere(copy, `${person} here`)} had to ${asked}. What happened first?`,
      listenFor:
        pain && pain.text !== 'What hurts today is not said'
          ? `A story like this: ${lowerFirst(withoutPoint(pain.text))}`
          : `The step at which it stopped`,
      next: `Let them finish, then ask for the time before that.`,
    },
  ]
  if (way)
    questions.push({
      question: `Can you show me how that case went with ${way.text}?`,
      listenFor: way.weakness
        ? `Whether this shows: ${lowerFirst(withoutPoint(way.weakness))}`
        : `What they had to look for, and who had to be asked`,
      next: way.strength
        ? `Say what speaks for it before they do: ${lowerFirst(withoutPoint(way.strength))}. Then ask what it has cost them.`
        : isDoing(way.text)
          ? 'Ask what they would miss if they could not go on like that tomorrow.'
          : `Ask what they would miss if ${way.text} were gone tomorrow.`,
    })
  else
    questions.push({
      question: `What did you use that time, from the first click or call to the last?`,
      listenFor: `Names of tools and people; the description of ${name} does not say what is used today`,
      next: `Write the names down: the first one that ${people} say unasked is the rival to beat.`,
    })
  if (other)
    questions.push({
      question: `Who else has to act before it is done, and how long did that take?`,
      listenFor: `${upperFirst(listed([...new Set(steps.flatMap(({ whos }) => whos ?? []))]))}, because of the step “${lowerFirst(other.text)}”`,
      next: `Ask for fifteen minutes with one of them. Without their part ${name} does not work here.`,
    })
  for (const { question, probe, listenFor } of main ? questionsOfStep(main).slice(0, 2) : [])
    questions.push({ question, listenFor, next: probe })
  questions.push({
    question: !counted
      ? `How often did it come up in the last month?`
      : `How many ${things} were there last month, and how many of them went wrong?`,
    listenFor: `Two numbers of their own: no other figure about ${counted ? things : name} belongs in the offer`,
    next: `Ask what one ${counted ? thing : 'of them'} that went wrong cost, in minutes.`,
  })
  if (limit)
    questions.push({
      question: `Where does it have to ${limit.replace(/^work\b/, 'work,')}?`.replace('work, ', 'work '),
      listenFor: `The place or the day on which everything else failed`,
      next: `Offer to show ${name} there, and nowhere else.`,
    })
  if (blocker?.objections[0])
    questions.push({
      question: `Who else had a say the last time you changed how this is done?`,
      listenFor: `Somebody like ${withArticle(lowerFirst(blocker.title))}: “${withoutPoint(blocker.objections[0])}”`,
      next: `Ask what ${withArticle(lowerFirst(blocker.title))} would want to see first, and bring it to the next meeting.`,
    })
  if (trigger)
    questions.push({
      question: `What has happened that made you look for another way?`,
      listenFor: `An event such as this: ${lowerFirst(withoutPoint(trigger))}`,
      next: role
        ? `Tie the next step to it. What moves ${toPlural(lowerFirst(role.title))}, by the library: ${lowerFirst(withoutPoint(role.buyingMotivation))}.`
        : `Tie the next step to its date.`,
    })
  return questions.slice(0, most)
}
