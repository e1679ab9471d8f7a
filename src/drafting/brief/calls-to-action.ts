import type { Token } from './tokens.ts'

/** Longer sentences say something of the product, whatever they open with. */
const mostTokens = 14

/** What a landing page asks its reader to do, and how it praises itself. */
const calls =
  /^(?:book (?:a|your) (?:free )?(?:demo|call)|request (?:a|your) demo|schedule (?:a|your) (?:free )?(?:demo|call)|(?:start|begin|get) (?:your|a|my) free\b|try (?:it |us |now )?(?:for )?(?:free|today|now|risk)|(?:sign|sing) up\b|cancel any ?time|download (?:it |now|free|for free|today|the app)|get started|get early access|get it (?:now|on)|join (?:the waitlist|over|more than|\d|our|thousands|hundreds)|learn more|see (?:pricing|plans|how it works)|contact (?:us|sales)|buy now|order now|shop now|subscribe now|switch in |no (?:credit card|commission|contracts?|setup|hidden)|(?:loved|trusted|used|built|made) by\b|available (?:on|for) (?:ios|android|the app))/i

/** "Book a demo", "Cancel anytime": speaks to the page's reader and tells no job of the product. */
export function isCallToAction(tokens: readonly Token[], source: string): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (!first || !last || tokens.length > mostTokens) return false
  return calls.test(source.slice(first.start, last.end).replace(/\s+/g, ' '))
}
