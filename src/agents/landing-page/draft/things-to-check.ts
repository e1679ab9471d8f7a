import { languageName } from '#drafting/compose/language-name.ts'
import { withoutPoint } from '#drafting/compose/phrases.ts'
import type { PageFacts } from './page-facts.ts'
import { problemOf } from './problem.ts'

const most = 5

/** What the page says that the description does not. Blanks are counted by the page itself. */
export function thingsToCheck(page: PageFacts): string[] {
  const { facts } = page
  const { brief } = facts.view.context
  const checks: string[] = []
  if (facts.shortAct === null)
    checks.push(
      brief.language === 'en' || brief.language === 'und'
        ? `No job could be read from the description as verb and thing, so the page quotes it: “${facts.idea}”. Write who does what with ${facts.name}, and generate again.`
        : `The built-in drafter writes English and could not read the ${languageName(brief.language)} description closely. Describe it in English, or connect a model.`,
    )
  const shown = problemOf(page).paragraphs.join(' ').toLowerCase()
  for (const pain of facts.pains) {
    const line = withoutPoint(pain.you ?? pain.text)
    if (pain.basis !== 'told' && shown.includes(line.toLowerCase()))
      checks.push(`“${line}” is not from you: ${pain.check} before it is on the page.`)
  }
  if (facts.spared)
    checks.push(`The headline promises that it works ${facts.spared}: watch three ${facts.people} do it once.`)
  checks.push(
    `Show the first screen of the page to five ${facts.people} for as long as they like, take it away, and ask what it is for and what they would do next.`,
  )
  return checks.slice(0, most)
}
