import { describe, expect, test } from 'vitest'
import { briefReader } from '#tests/support/market-reader.ts'

const read = (description: string, context = '') => briefReader({ description, context }).reading
const texts = (quotes: readonly { text: string }[]) => quotes.map(({ text }) => text).join(' | ')

describe('ordinary sentences of a description', () => {
  const van = read(
    'TailRoute is a booking and route app for mobile dog groomers who work from a van. Owners pick a slot and see the arrival window. We leave out salons with several chairs, retail and boarding. Eleven groomers in Phoenix tested it for six weeks. Today they use text messages; some tried MoeGo and found it too big.',
    'Two founders, no sales team. We decide in March whether to build for two vans.',
  )

  test('what is left out is a limit and no feature', () => {
    expect(texts(van.limits)).toContain('We leave out salons with several chairs, retail and boarding')
    expect(texts([...van.own, ...van.capabilities])).not.toContain('boarding')
  })

  test('who has tested it speaks for it', () => {
    expect(texts(van.proof)).toContain('Eleven groomers in Phoenix tested it for six weeks')
  })

  test('what was tried and given up is a rival', () => {
    expect(van.rivals.map(({ text }) => text)).toContain('MoeGo')
  })

  test('the team and its dates are neither a problem nor a feature', () => {
    expect(texts([...van.background, ...van.own])).not.toMatch(/founders|March/)
  })

  test('an offer goes on to its verb behind "with which", and whoever stands in what is refused is nobody of the brief', () => {
    const rota = read(
      "We're building Hourglass, a tool with which the managers of independent cafés and bars publish next week's rota and let staff swap shifts among themselves. It works in WhatsApp. It does not do payroll. Competitors are Deputy and RotaCloud.",
    )
    expect(rota.offer?.text).toContain("bars publish next week's rota")
    expect(rota.people.map(({ text }) => text)).not.toContain('payroll')
    expect(rota.rivals.map(({ text }) => text)).toEqual(['Deputy', 'RotaCloud'])
  })

  test('what it works beside is no rival', () => {
    const desk = read(
      "Answerdesk sits in front of a Shopify shop's support inbox and answers order questions on its own. Anything else goes to a person in Gorgias. It works beside Gorgias and Shopify; our rivals are Siena and Yuma.",
    )
    expect(desk.rivals.map(({ text }) => text)).toEqual(['Siena', 'Yuma'])
    expect(desk.connected?.map(({ text }) => text)).toEqual(expect.arrayContaining(['Gorgias', 'Shopify']))
    expect(desk.offer?.text).toContain('answers order questions')
    expect(texts([...desk.own, ...desk.capabilities])).not.toContain('rivals')
  })

  test('the sentence with the name of the product says what it is', () => {
    const card = read(
      'Pitch: Wrapcard gives each department of a film shoot an expense card that dies on the last day of the shoot. An independent production is a company that lives for eleven weeks.',
    )
    expect(card.offer?.text).toMatch(/gives each department of a film shoot an expense card/)
  })

  test('the present in a line with a label is one statement, and results behind it stay results', () => {
    const hiring = read(
      'Shiftline helps warehouses hire pickers in days.\n\nTypical site today: Indeed ads, a recruiter calling 60 people to get 9 interviews, and an agency with a 40% markup. At a site in Memphis time to hire fell from 19 days to 6.',
    )
    expect(texts(hiring.background)).toContain('Typical site today: Indeed ads, a recruiter calling 60 people')
    expect(texts([...hiring.own, ...hiring.capabilities])).not.toContain('calling 60 people')
    expect(texts(hiring.proof)).toContain('fell from 19 days to 6')
  })

  test('what happens on a condition is a feature, with the word that makes it one', () => {
    const cards = read(
      'Company cards for builders. If no receipt comes in 48 hours the card pauses by itself. When a card is lost the office freezes it from a phone.',
    )
    expect(texts([...cards.own, ...cards.capabilities])).toContain('If no receipt comes in 48 hours the card pauses')
    expect(texts([...cards.own, ...cards.capabilities])).toContain('When a card is lost')
  })

  test('how the makers earn, how people are and what many go through is no feature and no offer', () => {
    const speech = read(
      'Children who stutter often wait 8 to 14 months to see a therapist. We offer weekly video sessions with therapists who only treat stuttering. We make money on group courses too.',
      'Parents are often afraid that they caused it.',
    )
    expect(speech.offer?.text).toContain('weekly video sessions')
    expect(texts(speech.background)).toContain('often wait 8 to 14 months')
    expect(texts([...speech.own, ...speech.capabilities])).not.toMatch(/make money|afraid/)
  })

  test('"checks that the link is not broken" refuses nothing, and what hangs on one "can" stays together', () => {
    const desk = read(
      "A desk for sponsors of newsletters. It checks the link isn't broken before the issue goes out. Recruiters see only sponsors who can pay upfront, hold a contract and live in the country.",
    )
    expect(texts(desk.limits)).not.toContain('broken')
    expect(texts([...desk.own, ...desk.capabilities])).toContain('who can pay upfront, hold a contract')
  })

  test('a price keeps the word that bounds it, and pence are money', () => {
    expect(read('Questionnaires answered for vendors. From $900 a month for two seats.').price?.text).toMatch(
      /^From \$900 a month/,
    )
    expect(read('Ticketing for small rooms. 60p a ticket flat, paid by the buyer.').price?.text).toContain(
      '60p a ticket',
    )
  })

  test('what a rival does or is not is neither a feature nor a refusal of ours', () => {
    const venue = read(
      "Ticketing for rooms under 400 people. The door list works with no signal. Eventbrite keeps raising fees and emails our audience about other events. The paperwork isn't.",
    )
    expect(texts([...venue.own, ...venue.capabilities, ...venue.limits])).not.toMatch(
      /raising fees|emails our audience|paperwork/,
    )
    expect(venue.rivals.map(({ text }) => text)).toContain('Eventbrite')
  })

  test('places joined by "and" are no people, and products on which people were heard are rivals', () => {
    const { reading } = briefReader({
      description: 'An app for people who have been widowed. On OurTime or Match they told us they feel judged.',
      audience: 'widows and widowers aged 45-75 in the Netherlands and Flanders',
    })
    expect(reading.people.filter(({ field }) => field === 'audience').map(({ text }) => text)).not.toContain('Flanders')
    expect(reading.rivals.map(({ text }) => text)).toEqual(expect.arrayContaining(['OurTime', 'Match']))
  })

  test('acts behind what it is are what it does', () => {
    const flats = read(
      'Quayside is for hosts with three to fifteen holiday flats. Bookings from Airbnb and Booking.com land in one calendar, guests get a message before arrival, cleaners see the day’s turnovers in a WhatsApp message, and the door code changes with every guest. Hosts use a wall calendar today.',
    )
    expect(texts([...flats.own, ...flats.capabilities])).toContain('guests get a message before arrival')
    expect(texts(flats.background)).toContain('wall calendar')
  })
})
