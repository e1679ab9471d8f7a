import type { BriefReading } from '#shared/reading.ts'

/** A comma and a space stand between two parts of one statement. */
const gap = 2
const mostWords = 22

/**
 * The clause that says what it is with what goes on behind its comma: "shows what each feature, customer and prompt version costs" was cut
 * where a list of things was taken for a list of clauses.
 */
export function wholeOffer({ offer, own, capabilities }: Pick<BriefReading, 'offer' | 'own' | 'capabilities'>): string {
  if (!offer) return ''
  let { text, end } = offer
  const next = () =>
    [...own, ...capabilities].find(
      (each) => each.field === offer.field && each.start === end + gap && /^\p{Ll}/u.test(each.text),
    )
  for (let more = next(); more; more = next()) {
    const longer = `${text}, ${more.text}`
    if (longer.split(/\s+/).length > mostWords) break
    text = longer
    end = more.end
  }
  return text
}
