import type { SegmentKind, Tagged } from '../tagging/tagged-text.ts'

/** What a sentence about the present says of it: who else, how often, by which means, what it costs. */
const ofPresent =
  /\b(?:i|my|me|have been|has been|had|was|were|since|years?|unlike|instead of|other|others|most|many|nobody|no one|everybody|everyone|still|usually|always|often|sometimes|today|now|nowadays|currently|problem|but|lose|loses|lost|forget|forgets|by hand|manually|cannot|can['’]?t|never|too|only|because|without|hours?|minutes?|paper|spreadsheets?|excel|whats ?app|e-?mails?|phone calls?)\b|\d/i

/** "When a payment fails it retries": on a condition the product does something, and no story is told. */
const onCondition =
  /^\s*(?:when|if|once|as soon as|whenever)\b.{3,120}?,?\s(?:it|we|the (?:app|system|software|tool)|our (?:app|tool|software|system|product)|the \p{L}+(?=.{3,40}\b(?:by itself|on its own|automatically)\b))\s+(?!(?:is|are|was|were|had|costs?|takes?|means?|gets?|got|never|often|usually|still)\b)\p{L}/iu

const fewestActs = 2

/** "Dispatchers plan jobs on a board, technicians get the job on their phone": who begins a sentence of what it does, does something with it too. */
export function byNeighbours(
  text: string,
  sentences: readonly (readonly [start: number, end: number])[],
  segments: readonly Tagged<SegmentKind>[],
): Tagged<SegmentKind>[] {
  const [first, second] = sentences
  const inside = (sentence: readonly [number, number] | undefined) =>
    segments.filter(({ start }) => sentence !== undefined && sentence[0] <= start && start < sentence[1])
  // "Quayside is for hosts. Bookings land in one calendar, guests get a message, the code changes.": what follows what it is, act by act, is what it does.
  const acts = inside(second)
  const isAccount =
    inside(first).some(({ kind }) => kind === 'offer') &&
    acts.length >= fewestActs &&
    acts.every(({ kind }) => kind === 'situation') &&
    2 * acts.filter(({ start, end }) => ofPresent.test(text.slice(start, end))).length < acts.length
  const done: ReadonlySet<Tagged<SegmentKind>> = new Set(isAccount ? acts : [])
  return segments.map((segment, index) => {
    if (done.has(segment)) return { ...segment, kind: 'feature' }
    const next = segments[index + 1]
    if (segment.kind !== 'situation' || next?.kind !== 'feature') return segment
    const [from, to] = sentences.find(([start, end]) => start <= segment.start && segment.start < end) ?? [0, 0]
    const opens = text.slice(from, segment.start).trim() === ''
    const isDone = opens && next.start < to && !ofPresent.test(text.slice(segment.start, segment.end))
    return isDone ? { ...segment, kind: 'feature' } : segment
  })
}

/** "After the start date we check in by text": what its makers do then, and no story of theirs. */
const onOccasion =
  /^\s*(?:after|before|on|at|every|each|once|twice)\b[^,.]{2,50}?,?\s(?:we|it|the (?:app|system))\s(?!(?:are|were|was|is|had|have|lost|lose|spent|spend|saw|see|found|find|knew|know|think|thought|got|get|went|ran|sold|used|wrote|did|do|interviewed)\b)\p{Ll}+(?<!ed)\s/iu

/** "For SEO agencies with 5 to 30 clients in Europe": for whom it is. */
const addressed = /^\s*for\s+(?:the |our )?[\p{L}-]+(?:\s[\p{L}\d-]+){0,11}\s*$/iu
/** "I have been renting out four flats": who writes. */
const aboutAuthor =
  /^\s*(?:(?:so|hi|hello|hey|well),?\s+)*(?:i|i['’]m|i['’]ve|my \p{L}+)\s+(?:am|have|had|was|been|run|ran|own|work|worked|live|teach|got|started|built|made)\b/iu
/** "We push the result into Xplan", without a word of when. */
const connects =
  /^\s*(?:and\s+)?(?:(?:we|it|the app)\s+)?(?:push|export|sync|connect|integrat|pull|import|link)\w*\s(?!.*\b(?:later|soon|next|version|will|plan|planned|after)\b)/i
const sumOrTerms =
  /[\d\p{Sc}%]|\b(?:free|price|pricing|fee|fees|paid|pay|pays|cost|costs|subscription|commission|donation|budget|sponsor\w*|gratis|kostenlos|gratuit|gratis)\b/iu
/** "We offer weekly sessions with therapists" */
const ownOffer =
  /^\s*we (?:also )?(?:offer|provide|deliver|help|let|teach|train|give|send|build|match|connect)\s(?!(?:up|in|back)\b)/i
/** "Ours had 2,800 pieces", "we still hired forty outfits" */
const ofStory =
  /^\s*(?:and |but )?(?:ours|mine|we|i) (?:still |once |always |never |even )?(?:had|hired|lost|spent|bought|wrote|paid|threw|forgot|missed|found|went|drove|waited|searched|counted)\b/i
/** "We treat ages 3 to 12": whom it is for, and nothing that was reached. */
const ofScope = /^\s*we (?:only )?(?:treat|accept|cover|support|take|work with)\s(?!.*\b(?:since|so far|already)\b)/i
/** "The flying is the easy part. The paperwork isn't." */
const cutShort = /^\s*(?:the |our )?\p{L}+(?:\s\p{L}+)? (?:isn|aren|wasn|doesn|don)['’]t\s*$/iu
/** "Straight talk: our tool ..." */
const onlyLeads =
  /^\s*(?:straight talk|long story short|in short|short version|(?:elevator |quick )?pitch|tl;?dr|honestly)\s*$/i
/** "We make money on interchange too, no secret" */
const ofBusiness =
  /^\s*(?:and\s)?(?:we|our company) (?:also |mostly |mainly |only )?(?:(?:make|earn) (?:our |the |some )?money|live (?:from|on|off))\b/i
/** "Children who stutter often wait 8 to 14 months": how things are, though it stands first. */
const ofManyPeople =
  /^\s*(?:most |many )?\p{L}+s?(?:\s\p{L}+){0,6}?\s(?:often|usually|still|mostly|typically|sometimes|regularly) (?:wait|lose|spend|struggle|waste|forget|pay|have|need|get|end up|use|write|work)\b/iu
/** "Trustees are often over 60", "Studio owners usually pay for everybody" */
const ofState =
  /^\s*(?!(?:it|we|you|the app)\b)(?:the )?\p{L}+(?:\s\p{L}+){0,3}\s(?:(?:are|is)\s(?:often|usually|mostly|rarely|sometimes|typically|hardly)|(?:often|usually|mostly|typically)\s(?:pay|pays|have|has|want|are|is|work|use))\b/iu
/** "The chair needs to be reassured", "Artists hate anything that looks corporate" */
const ofFeeling =
  /^\s*(?!(?:it|we|you|the app)\b)(?:the )?\p{L}+(?:\s\p{L}+){0,2}\s(?:hates?|loves?|fears?|dislikes?|worry|worries|distrusts?|feels?|will (?:call|say|think|complain|object|resist|hate)|needs? to be (?:reassured|convinced|told)|(?:are|is) (?:wary|afraid|proud|tired|sceptical|skeptical))\b/iu
/** What speaks for a product is counted, past, or about whoever made it. */
const provesSomething =
  /\d|\b(?:was|were|had|did|since|ago|years?|pilot|trial|beta|tested|founder|founders|we are|we['’]re|i am|i['’]m|i|my|certified|used by|trusted|live|\p{L}{3,}ed)\b/iu

/** "Access per hotel" is no price and "in a crisis it shows the hotline" no result: without their words both say what it does. */
export function byWording(text: string, segments: readonly Tagged<SegmentKind>[]): Tagged<SegmentKind>[] {
  return segments.map((segment) => {
    const words = text.slice(segment.start, segment.end)
    if (connects.test(words) && (segment.kind === 'plan' || segment.kind === 'proof'))
      return { ...segment, kind: 'feature' }
    if ((segment.kind === 'feature' || segment.kind === 'offer') && aboutAuthor.test(words))
      return { ...segment, kind: 'proof' }
    if (segment.kind !== 'plan' && (ofState.test(words) || ofFeeling.test(words)))
      return { ...segment, kind: 'situation' }
    if (segment.kind === 'situation' && ownOffer.test(words)) return { ...segment, kind: 'feature' }
    if (segment.kind === 'feature' && ofStory.test(words)) return { ...segment, kind: 'situation' }
    if (segment.kind === 'proof' && ofScope.test(words)) return { ...segment, kind: 'limit' }
    if (cutShort.test(words)) return { ...segment, kind: 'situation' }
    if (onlyLeads.test(words)) return { ...segment, kind: 'plan' }
    if (ofBusiness.test(words)) return { ...segment, kind: 'plan' }
    if ((segment.kind === 'offer' || segment.kind === 'feature') && ofManyPeople.test(words))
      return { ...segment, kind: 'situation' }
    if (segment.kind === 'situation' && addressed.test(words)) return { ...segment, kind: 'offer' }
    if (segment.kind === 'situation' && (onCondition.test(words) || onOccasion.test(words)))
      return { ...segment, kind: 'feature' }
    const isOther =
      (segment.kind === 'price' && !sumOrTerms.test(words)) ||
      (segment.kind === 'proof' && !provesSomething.test(words))
    return isOther ? { ...segment, kind: 'feature' } : segment
  })
}
