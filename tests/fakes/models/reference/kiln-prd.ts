import type { PrdOutput } from '#agents/product-prd-generator/output.ts'
import type { FakePage } from '#tests/fakes/pages/page-server.ts'
import { emptyReading } from '../chunk-model.ts'

/** A craft: what a strong model writes of it, by hand, with the pages that it reads. The market is not in the library. */
export const kilnInput = {
  productIdea:
    'Kilnshare: hobby potters book shelf space in the kiln of a studio nearby. The potter enters height, clay and glaze temperature, the app finds a firing that fits and has room, and the studio confirms. Studios set a price per half shelf. A photo of the unloaded shelf goes to everybody on it. Today potters phone studios and drive there to ask. Pilot in Bristol with 5 studios by March.',
  additionalContext: 'A glaze that melts too early runs onto the shelf and ruins the pieces beside it.',
}

export const kilnReading = {
  ...emptyReading,
  name: 'Kilnshare',
  offer: 'hobby potters book shelf space in the kiln of a studio nearby',
  users: ['hobby potters', 'studios'],
  payer: 'hobby potters',
  features: [
    'the potter enters height, clay and glaze temperature',
    'the app finds a firing that fits and has room',
    'the studio confirms',
    'Studios set a price per half shelf',
    'A photo of the unloaded shelf goes to everybody on it',
  ],
  limits: ['Pilot in Bristol with 5 studios by March'],
  numbers: ['5 studios'],
  places: ['Bristol'],
  today: ['potters phone studios and drive there to ask'],
  market: { name: 'Shared kiln firing', library: null, sureness: 'sure' as const },
  searches: ['kiln firing service price per shelf UK', 'kiln rental marketplace potters'],
}

const filler =
  'Members bring dry work on weekdays. Pieces wait on the trolley until a load is full, and unclaimed work is kept for a month. '

export const kilnPages: Record<string, FakePage> = {
  '/harbour-clay/firing': {
    title: 'Harbour Clay: firing prices',
    excerpt: 'What a half shelf costs.',
    foundBy: /kiln/i,
    body: `<article><h1>Firing</h1><p>${filler.repeat(5)}</p><p>${'A half shelf costs £14 for stoneware at 1250 °C, and £9 for earthenware at 1060 °C. '.repeat(6)}</p><p>More: <a href="/harbour-clay/rules">house rules</a></p></article>`,
  },
  '/kiln-hire/compare': {
    title: 'Hiring a kiln: what there is',
    excerpt: 'Directories of kilns for hire.',
    foundBy: /kiln/i,
    body: `<article><p>${filler.repeat(4)}</p><p>${'KilnShare.com lists kilns whose owners fire for others; terms are agreed by message, and the site holds no calendar. '.repeat(5)}</p></article>`,
  },
  '/harbour-clay/rules': {
    title: 'Harbour Clay: house rules',
    body: `<article><p>${'Pieces whose glaze we do not know are not fired. A glaze run on a shelf is charged at £35. '.repeat(14)}</p></article>`,
  },
}

export const kilnAnswer: PrdOutput = {
  productName: 'Kilnshare',
  summary:
    'Hobby potters in Bristol book half a kiln shelf in a firing that suits their clay and glaze; the studio confirms. It replaces phoning and driving round. Five studios by March are fixed. Who pays for a glaze that runs is still open.',
  pressRelease: {
    headline: 'Potters in Bristol book half a kiln shelf without a phone call',
    subheadline: 'Five studios open the room that their firings leave empty',
    paragraphs: [
      'A hobby potter with six dry bowls phones round until a studio has room at the right temperature, then drives there to ask whether the glaze is welcome.',
      'With Kilnshare she enters height, clay and glaze temperature and sees the firings that fit. The studio confirms, she brings the bowls, and a photo of the unloaded shelf tells her when to fetch them.',
    ],
    quote: {
      text: 'Last time I drove to two studios before one said yes. This time I knew on Sunday which load my bowls were in.',
      speaker: 'A hobby potter',
    },
  },
  beforeYouBuild: [
    {
      text: 'One unknown glaze ruins strangers’ work. Harbour Clay fires no piece whose glaze it does not know and charges £35 for a glaze run [3].',
      follows: 'Let a studio list the glazes that it accepts; anything else needs its yes before payment.',
    },
    {
      text: 'A shelf is full by height before it is full by area (inferred from “height”, the first thing that you ask for).',
      follows: 'Group a firing by height first, and offer a tall piece only where the shelf above is free.',
    },
  ],
  recommendations: [
    { about: 'Price', text: 'Start at what Harbour Clay takes: £14 a half shelf of stoneware, £9 of earthenware [1].' },
    {
      about: 'Main rival',
      text: 'KilnShare.com lists kilns and holds no calendar [2]: lead with the confirmed place, and check whether your name may stand beside theirs.',
    },
    {
      about: 'Size',
      text: 'Hobby potters in Bristol buy 40,000 firings a year [1].',
    },
  ],
  problem: {
    statement:
      'A potter without a kiln cannot see which studio fires at her temperature and still has room, so finished work waits for weeks.',
    evidence: [
      { text: 'You report: “Today potters phone studios and drive there to ask”.', basis: 'inference', check: null },
      {
        text: 'A studio’s price list says what a half shelf costs, not when there is room: £14 for stoneware [1].',
        basis: 'fact',
        check: null,
      },
      {
        text: 'Studios fire loads that are a third empty.',
        basis: 'assumption',
        check:
          'Ask the five pilot studios for photos of their last three loads; the founder counts empty half shelves.',
      },
    ],
  },
  users: [
    {
      who: 'Hobby potter without a kiln',
      part: 'uses and pays',
      need: 'A place in the right firing before she drives',
    },
    { who: 'Studio owner', part: 'approves and gains', need: 'A full load and no melted shelf' },
    { who: 'Potter on the next half shelf (assumed)', part: 'can be harmed', need: 'Nobody’s glaze on her bowls' },
  ],
  requirements: [
    {
      id: 'R1',
      priority: 'Must',
      requirement: 'Offer only firings whose temperature is within the range of both clay and glaze.',
      acceptance: 'Given 40 test pieces with known ranges, none is offered a firing outside of them.',
      because: 'A glaze that melts too early runs onto the shelf',
      edge: {
        wrong: 'The potter does not know her glaze’s temperature',
        answer: 'She photographs the label; the studio decides.',
      },
    },
    {
      id: 'R2',
      priority: 'Must',
      requirement: 'Hold a half shelf for 24 hours from the request until the studio confirms.',
      acceptance: 'Two potters ask for the last half shelf within one second, 50 times: each time one gets it.',
      because: 'The studio confirms',
      ask: {
        question: 'What happens after 24 hours of silence?',
        proposal: 'The place is released and the next firing offered.',
      },
    },
    {
      id: 'R3',
      priority: 'Must',
      requirement: 'Refuse a piece taller than the free height of the shelf, and say which firing has it.',
      acceptance: 'A piece of 31 cm is refused on a shelf of 30 cm and offered the next firing that has 31 cm.',
      because: 'The potter enters height',
    },
    {
      id: 'R4',
      priority: 'Should',
      requirement: 'Send the photo of the unloaded shelf to everybody who has a piece on it.',
      acceptance: 'Within ten minutes of the upload each of eight test potters has it, and nobody else.',
      because: 'Your feature: the photo says that work is ready',
    },
    {
      id: 'R5',
      priority: 'Could',
      requirement: 'Let a studio copy last week’s firings.',
      acceptance: 'A studio with three firings a week plans the next week in under two minutes.',
      because: 'Five studios keep the calendar by hand',
    },
  ],
  decisions: [
    {
      text: 'Who pays when a glaze runs?',
      follows: 'The potter whose piece it is, up to £35, as Harbour Clay does [3]; she agrees before she pays.',
    },
  ],
  outOfScope: [
    'Delivery of pieces: breakage would be ours, and potters drive anyway.',
    'Glaze advice: a wrong one costs a shelf.',
  ],
  metrics: [
    {
      name: 'Pieces fired as booked',
      kind: 'Job done',
      definition: 'Pieces collected from the booked firing, divided by pieces confirmed, per week',
      target: 'Assumption: 90 % in the fourth pilot week',
    },
    {
      name: 'Shelves spoiled',
      kind: 'Guard',
      definition: 'Half shelves with a glaze run, divided by half shelves booked, per month',
      target: 'No more than before: count three months at each studio first',
    },
    {
      name: 'Empty half shelves',
      kind: 'Business',
      definition: 'Half shelves empty at closing, divided by all, per firing',
      target: 'Baseline from the photos of the last three loads',
    },
  ],
  risks: [
    {
      risk: 'A studio stops accepting strangers after the first melted shelf',
      earlySign: 'Confirmations take longer than a day',
      answer: 'Only listed glazes for that studio, and the deposit goes to it at once',
    },
  ],
  faq: {
    customer: [
      {
        question: 'Why not phone the studio?',
        answer: 'You still can. Here you see the firing, the temperature and the room before you drive.',
      },
    ],
    internal: [
      {
        question: 'What would make us stop?',
        answer: 'Fewer than two of five studios confirming within a day in week four.',
      },
    ],
  },
  openQuestions: [
    {
      question: 'Does a studio’s insurance cover strangers’ pieces?',
      owner: 'Founder',
      test: 'Ask the insurers of two pilot studios',
    },
    {
      question: 'How many firings a week does each studio run?',
      owner: 'Product manager',
      test: 'Copy the wall calendar of all five',
    },
  ],
  marketInsights: [
    { text: 'A half shelf costs £14 for stoneware at 1250 °C [1].', basis: 'fact', check: null },
    { text: 'KilnShare.com holds no calendar [2].', basis: 'fact', check: null },
  ],
}
