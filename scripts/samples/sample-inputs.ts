/**
 * What the samples are written from: one made-up product of a market whose dossier is written, described to every agent as its form asks.
 */
const name = 'Tablewise'
const description =
  'Tablewise: a booking page for independent restaurants. Guests book a table online, leave a deposit of 20 euro for groups of six or more, and get a reminder the day before. When a table is cancelled, the waitlist is offered it by text message. Today restaurants use a paper book and the phone. 59 euro a month per restaurant.'
const audience = 'Owners and managers of independent restaurants with 40 to 120 seats in Ireland and the Netherlands'

/** Bookings of eight weeks, as a restaurant would export them: what the analytics agent is shown. */
function bookings(): string {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  const rows = ['date,weekday,channel,party_size,deposit,status,revenue']
  for (let index = 0; index < 336; index += 1) {
    const day = Math.floor(index / 6)
    const date = new Date(Date.UTC(2026, 8, 7 + day)).toISOString().slice(0, 10)
    const channel = index % 3 === 0 ? 'phone' : 'online'
    const party = 2 + ((index * 5) % 7)
    const deposit = channel === 'online' && party >= 6
    // Without a deposit a party stays away about four times as often; more of them do in the last weeks.
    const awayEvery = deposit ? 29 : day > 41 ? 6 : 8
    const status = (index * 11) % awayEvery === 0 ? 'no-show' : 'seated'
    const revenue = status === 'seated' ? party * (28 + ((index * 3) % 9)) : 0
    rows.push([date, days[day % 7], channel, party, deposit ? 'yes' : 'no', status, revenue].join(','))
  }
  return rows.join('\n')
}

export const sampleInputs: Readonly<Record<string, object>> = {
  'persona-generator': { productDescription: description, targetAudience: audience, personaCount: '3' },
  'trend-scanner': { industry: 'Restaurant reservation software' },
  'market-sizing': {
    productOrService: description,
    targetMarket: 'Independent restaurants',
    customerSegments: 'Restaurants with 40 to 120 seats that take bookings',
    regions: 'Ireland, Netherlands',
    estimationApproach: 'bottom-up',
  },
  'product-prd-generator': {
    productIdea: description,
    additionalContext:
      'Two developers, three months. Must not charge a card twice. Starts with ten restaurants in Dublin.',
  },
  'competitor-identifier': { productIdea: description },
  'segmentation-gap': { productDescription: description },
  'customer-interview': { productDescription: description, targetAudience: audience },
  'market-research': {
    productDescription: description,
    targetAudience: audience,
    tone: 'strategic',
    numCompetitors: 3,
  },
  'content-creation': {
    productOverview: description,
    targetAudience: audience,
    tone: 'professional',
    callToAction: 'book demo',
    topic: 'empty tables on a Friday',
    channel: 'linkedin',
  },
  'landing-page': {
    productName: name,
    productDescription: description,
    targetAudience: audience,
    callToAction: 'book demo',
    tone: 'professional',
  },
  'sales-training': { productName: name, productDescription: description, targetAudience: audience },
  'competitor-analysis': { productDescription: description, targetAudience: audience },
  analytics: {
    fileName: 'bookings-september-october.csv',
    fileData: bookings(),
    question: 'Do deposits keep people from staying away?',
  },
  'roadmap-creation': {
    productDescription: description,
    goals: 'Half as many no-shows in the first ten restaurants\n40 restaurants pay by the end of the year',
    horizon: '12',
    teamSize: '3',
    constraints: 'A card must never be charged twice',
  },
  'feature-planning': {
    productDescription: description,
    goals: 'Half as many no-shows in the first ten restaurants\nA cancelled table is filled within the hour',
  },
  'requirements-gathering': {
    productDescription: description,
    stakeholders: 'Head waiter\nOwner\nAccountant',
    constraints: 'GDPR\nA guest installs nothing',
  },
  'development-collaboration': {
    productDescription: description,
    constraints: 'A card is never charged twice\nWorks on the tablet at the door',
    existing: 'Menu website',
  },
  testing: {
    productDescription: description,
    constraints: 'A card is never charged twice',
    environments: 'Guests’ phones\nTablet at the door',
  },
  'viral-hook-generator': {
    productName: name,
    productDescription: description,
    targetAudience: audience,
    painPoints: 'A table for eight stays empty on a Friday and nobody calls',
    platform: 'LinkedIn',
  },
  'campaign-support': {
    productName: name,
    productDescription: description,
    targetPersona: audience,
    campaignGoal: '30 demos booked before December',
    channels: 'LinkedIn, email, trade fair',
  },
}

/** The six that the landing page and the first home show. */
export const examples = [
  'product-prd-generator',
  'market-research',
  'competitor-analysis',
  'persona-generator',
  'market-sizing',
  'roadmap-creation',
] as const
