import type { Brief, BriefValue } from '#shared/brief.ts'

/** A clause in which people say themselves what hurts. */
const hurts =
  /(?:^|[.,;:!?\n]\s*|\bbecause |\band )([^.,;:!?\n]{0,60}?\b(?:(?:is|are) killing (?:us|me)|kills? (?:us|me)|drives? (?:us|me) (?:mad|crazy|nuts)|(?:i|we) (?:hate|lose|waste|struggle|forget|miss)\b|sick of|tired of|nightmare|costs? us)[^.,;:!?\n]{0,60})/iu

/** The brief with what the words complain of before what was read in two words. */
export function withToldPains(brief: Brief): Brief {
  const text = brief.source.description
  const [whole = '', said = ''] =
    (brief.language === 'en' && brief.pains.every((pain) => pain.text.length < 25) && hurts.exec(text)) || []
  if (said.trim().split(/\s+/).length < 3) return brief
  const start = text.indexOf(whole) + whole.indexOf(said)
  const pain: BriefValue = {
    text: said.trim(),
    confidence: 0.7,
    span: { field: 'description', start, end: start + said.length },
  }
  return { ...brief, pains: [pain, ...brief.pains] }
}
