import type { SizingOutput } from '#agents/market-sizing/output.ts'
import type { FakePage } from '#tests/fakes/pages/page-server.ts'
import { emptyReading } from '../chunk-model.ts'

/** Energy for small firms, in German. Its pages come behind two of the library's counts; one row cites a figure that no page has. */
export const bakeryInput = {
  productOrService:
    'Ofenwacht: ein Messgerät am Backofen, das Bäckereien zeigt, welche Charge wie viel Strom gekostet hat, und vor Lastspitzen warnt. 49 Euro im Monat je Backstube. Heute lesen Bäcker den Zähler einmal im Monat ab.',
  targetMarket: 'Handwerksbäckereien',
  customerSegments: 'Backstuben mit Elektroöfen',
  regions: 'Deutschland',
  estimationApproach: 'bottom-up',
}

export const bakeryReading = {
  ...emptyReading,
  language: 'de',
  name: 'Ofenwacht',
  offer: 'ein Messgerät am Backofen',
  users: ['Bäckereien'],
  payer: 'Bäckereien',
  features: ['zeigt, welche Charge wie viel Strom gekostet hat', 'warnt vor Lastspitzen'],
  numbers: ['49 Euro im Monat'],
  price: '49 Euro im Monat je Backstube',
  places: ['Deutschland'],
  today: ['lesen Bäcker den Zähler einmal im Monat ab'],
  market: { name: 'Energy monitoring for bakeries', library: null, sureness: 'sure' as const },
  searches: ['Anzahl Handwerksbäckereien Deutschland', 'Bäckerei Stromverbrauch Backofen'],
}

const filler = 'Die Zahl der Betriebe sinkt, die Zahl der Filialen steigt, und viele Backstuben suchen Nachfolger. '

export const bakeryPages: Record<string, FakePage> = {
  '/verband/zahlen': {
    title: 'Bäckerhandwerk: Zahlen des Verbands',
    excerpt: 'Betriebe und Filialen.',
    foundBy: /Handwerk/i,
    body: `<article><h1>Zahlen</h1><p>${filler.repeat(6)}</p><p>${'Im Jahr 2025 waren 8.912 Betriebe in die Handwerksrolle eingetragen. '.repeat(8)}</p></article>`,
  },
  '/energie/backstuben': {
    title: 'Energie in der Backstube',
    excerpt: 'Womit Backöfen heizen.',
    foundBy: /Handwerk/i,
    body: `<article><p>${filler.repeat(5)}</p><p>${'In der Umfrage heizten 38 % der Backstuben mindestens einen Ofen mit Strom. '.repeat(8)}</p></article>`,
  },
}

export const bakeryAnswer: SizingOutput = {
  scope: 'Ausgaben von Handwerksbäckereien mit Elektroöfen in Deutschland für Messung am Ofen, je Jahr.',
  currency: 'EUR',
  rows: [
    {
      id: 'betriebe',
      label: 'Handwerksbäckereien in Deutschland',
      value: 8912,
      low: 8912,
      high: 8912,
      unit: 'Betriebe',
      basis: 'fact',
      source: 3,
      note: '2025, Deutschland',
      check: null,
    },
    {
      id: 'elektro',
      label: 'Davon mit mindestens einem Elektroofen',
      value: 38,
      low: 38,
      high: 38,
      unit: '%',
      basis: 'fact',
      source: 4,
      note: 'Umfrage unter Backstuben',
      check: null,
    },
    {
      id: 'preis',
      label: 'Ihr Preis',
      value: 49,
      low: 49,
      high: 49,
      unit: 'EUR je Monat',
      basis: 'given',
      source: null,
      note: 'Aus dem Formular',
      check: null,
    },
    {
      id: 'ausgaben',
      label: 'Ausgaben einer Bäckerei für Energieberatung',
      value: 1400,
      low: 600,
      high: 2400,
      unit: 'EUR je Jahr',
      basis: 'fact',
      source: 4,
      note: 'Energieberater, Rechnungen',
      check: null,
    },
    {
      id: 'messbar',
      label: 'Elektroöfen mit eigenem Stromkreis',
      value: 60,
      low: 40,
      high: 80,
      unit: '%',
      basis: 'assumption',
      source: null,
      note: 'Ältere Öfen hängen oft mit der Kühlung an einem Kreis',
      check: 'Gründer: in zehn Backstuben den Schaltschrank ansehen',
    },
    {
      id: 'gewonnen',
      label: 'Nach drei Jahren gewonnen',
      value: 4,
      low: 1,
      high: 8,
      unit: '%',
      basis: 'assumption',
      source: null,
      note: 'Ein Anfang ohne Beleg',
      check: 'Vertrieb: zehn Betrieben von Hand verkaufen und zählen',
    },
  ],
  formulas: [
    {
      id: 'tam_td',
      label: 'Alle Energieberatung mit Elektroofen',
      unit: 'EUR je Jahr',
      method: 'top-down',
      part: 'TAM',
      formula: 'betriebe * elektro * ausgaben',
    },
    {
      id: 'sam_td',
      label: 'Davon messbar',
      unit: 'EUR je Jahr',
      method: 'top-down',
      part: 'SAM',
      formula: 'tam_td * messbar',
    },
    {
      id: 'som_td',
      label: 'Davon gewonnen',
      unit: 'EUR je Jahr',
      method: 'top-down',
      part: 'SOM',
      formula: 'sam_td * gewonnen',
    },
    {
      id: 'tam_bu',
      label: 'Alle Backstuben mit Elektroofen',
      unit: 'EUR je Jahr',
      method: 'bottom-up',
      part: 'TAM',
      formula: 'betriebe * elektro * preis * 12',
    },
    {
      id: 'sam_bu',
      label: 'Davon messbar',
      unit: 'EUR je Jahr',
      method: 'bottom-up',
      part: 'SAM',
      formula: 'tam_bu * messbar',
    },
    {
      id: 'som_bu',
      label: 'Davon gewonnen',
      unit: 'EUR je Jahr',
      method: 'bottom-up',
      part: 'SOM',
      formula: 'sam_bu * gewonnen',
    },
  ],
  gapNote:
    'Von oben zählt, was Betriebe heute für Beratung ausgeben; von unten, was Ihr Preis je Backstube einbringt. Filialen mit eigenem Ofen fehlen in beiden.',
  openQuestions: [
    {
      question: 'Wie viele Backstuben hat ein Betrieb?',
      owner: 'Produktmanagement',
      test: 'Die Innung von zwei Städten anrufen und die Backstuben zählen',
    },
  ],
  comparisons: ['Im Jahr 2025 waren 8.912 Betriebe in die Handwerksrolle eingetragen [3].'],
}
