/** What of a step can be counted: requirements and metrics speak of one such thing, and of many. */

/** Nouns that cannot be counted, and what is counted instead. */
const counted: Record<string, string> = {
  data: 'data set',
  information: 'entry',
  info: 'entry',
  feedback: 'comment',
  evidence: 'proof',
  equipment: 'device',
  software: 'release',
  music: 'piece',
  produce: 'item',
  food: 'item',
  stock: 'item',
  money: 'payment',
  attendance: 'attendance entry',
  work: 'task',
  time: 'time slot',
  staff: 'person',
  help: 'request',
  advice: 'answer',
  waste: 'batch',
  inventory: 'item',
  maintenance: 'job',
  compliance: 'check',
  knowledge: 'article',
  energy: 'reading',
  progress: 'result',
  access: 'access right',
  content: 'piece',
  research: 'study',
  bread: 'loaf',
  milk: 'delivery',
  traffic: 'trip',
  luggage: 'bag',
  mail: 'letter',
  furniture: 'piece',
  clothing: 'garment',
  code: 'change',
  hardware: 'device',
  cash: 'payment',
  tax: 'tax amount',
  feeding: 'feeding',
  gear: 'item',
  kit: 'kit',
  water: 'day',
  doomscrolling: 'day',
  smoking: 'day',
  snacking: 'day',
  drinking: 'day',
  gambling: 'day',
  scrolling: 'day',
  laundry: 'load',
  homework: 'exercise',
  seed: 'seed',
  wool: 'ball of wool',
  yarn: 'skein',
}

/** What a verb without an object is about. */
export const ofBareVerb: Record<string, string> = {
  match: 'match',
  meet: 'meeting',
  book: 'booking',
  rebook: 'booking',
  reschedule: 'booking',
  order: 'order',
  pay: 'payment',
  vote: 'vote',
  chat: 'message',
  train: 'session',
  relax: 'session',
  meditate: 'session',
  travel: 'trip',
  donate: 'donation',
  volunteer: 'task',
  bid: 'bid',
  cancel: 'cancellation',
  register: 'registration',
  subscribe: 'subscription',
  invest: 'investment',
  collaborate: 'task',
  communicate: 'message',
  comply: 'check',
}

/** The singular noun that is counted, for a head noun of the brief; "case" when there is none. */
export function thingOf(head: string): string {
  if (head.length < 2 || /^(?:what|how|who|which|when|where|thing|one|lot|way|stuff|asleep|next)$/.test(head))
    return 'case'
  return counted[head] ?? head
}

/** "mark when they are absent": what is counted is the state that the clause tells. */
export function statedThing(object: string): string | null {
  if (/^what (?:is|was|has|are) (?:broken|wrong|defective|damaged|faulty|gone wrong)\b/i.test(object)) return 'fault'
  if (/^what (?:was|is|has been|they have|they) (?:done|did)\b/i.test(object)) return 'note'
  if (/^what (?:is|was|are) left\b|^what (?:they|you|people) (?:have|own|do not need|don['’]t need)\b/i.test(object))
    return 'item'
  // A QR code is no program.
  if (/\b(?:qr|bar|pin|access|door|discount|promo)[- ]?codes?\b/i.test(object)) return 'code'
  if (!/^(?:when|whether|if|that)\b/i.test(object)) return null
  const states: Record<string, string> = {
    absent: 'absence',
    away: 'absence',
    late: 'delay',
    available: 'availability',
    sick: 'sick note',
    busy: 'appointment',
    free: 'free slot',
  }
  const found = Object.keys(states).find((state) => new RegExp(`\\b${state}\\b`).test(object))
  return found ? (states[found] ?? null) : null
}
