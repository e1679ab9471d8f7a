import { toPlural } from '#drafting/brief/inflect.ts'
import { listed, lowerFirst, upperFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { pitchFacts } from '#drafting/compose/pitch-facts.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import { type SalesFacts, theirShortJob } from './sales-facts.ts'

interface Discovery {
  question: string
  listenFor: string
  next: string
}

const most = 7

/** Questions about the last time, in the order of a call: the case, today's way, the others, the amount, who decides, what presses. */
export function discoveryQuestions({ copy, role }: SalesFacts): Discovery[] {
  const { today, steps, people, person, thing, things, view, name, pains } = copy
  const job = theirShortJob(copy)
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
  const questions: Discovery[] = [
    {
      question: `Tell me about the last time ${person} here had to ${job}. What happened first?`,
      listenFor:
        pain && pain.text !== 'What hurts today is not said'
          ? `A story like this: ${lowerFirst(withoutPoint(pain.text))}`
          : `The step at which it stopped`,
      next: `Let them finish, then ask for the time before that. One story is an accident, two are a pattern.`,
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
        : `Ask what they would miss if ${way.text} were gone tomorrow.`,
    })
  else
    questions.push({
      question: `What did you use for it, from the first click or call to the last?`,
      listenFor: `Names of tools and people; the description of ${name} does not say what is used today`,
      next: `Write the names down. The one that comes up most is the rival to beat.`,
    })
  if (other)
    questions.push({
      question: `Who else has to act before it is done, and how long did that take?`,
      listenFor: `${upperFirst(listed([...new Set(steps.flatMap(({ whos }) => whos ?? []))]))}, because of the step “${lowerFirst(other.text)}”`,
      next: `Ask for fifteen minutes with one of them. Without their part ${name} does not work here.`,
    })
  questions.push({
    question:
      thing === 'case'
        ? `How often did that happen in the last month?`
        : `How many ${things} were there last month, and how many of them went wrong?`,
    listenFor: `Two numbers from their own month; they are the only figures that belong in the offer`,
    next: `Repeat both numbers aloud, and ask what one of them costs in minutes.`,
  })
  if (limit)
    questions.push({
      question: `Where does it have to ${limit.replace(/^work\b/, 'work,')}?`.replace('work, ', 'work '),
      listenFor: `The place or the day on which everything else failed`,
      next: `Offer to show ${name} there, and nowhere else.`,
    })
  questions.push({
    question: `Who else had a say the last time you changed a tool?`,
    listenFor: blocker
      ? `Somebody like ${withArticle(lowerFirst(blocker.title))}: “${withoutPoint(blocker.objections[0] ?? '')}”`
      : `A name that has not been in the room so far`,
    next: `Ask what that person would want to see first, and bring it to the next meeting.`,
  })
  questions.push({
    question: `What has changed since last year that made you take this call?`,
    listenFor: trigger
      ? `An event such as this: ${lowerFirst(withoutPoint(trigger))}`
      : `A date or an event. Without one, ${people} wait`,
    next: role
      ? `Tie the next step to it. What moves ${toPlural(lowerFirst(role.title))}, by the library: ${lowerFirst(withoutPoint(role.buyingMotivation))}.`
      : `Tie the next step to that date.`,
  })
  return questions.slice(0, most)
}
