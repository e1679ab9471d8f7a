import { personScore } from '../brief/lexicon.ts'
import type { StepKind } from './step-kind.ts'
import { anyStep, stepKinds } from './step-kinds.ts'

/** The kind of a step by its verb; by its object where the verb alone says little ("send" + "invoice"). */
export function stepKindOf(verb: string, head: string, object = ''): StepKind {
  const special = specialKind(verb, head, object)
  if (special) return stepKinds.find(({ id }) => id === special) ?? anyStep
  const byVerb =
    stepKinds.find((kind) => kind.verbs.includes(verb)) ??
    stepKinds.find((kind) => kind.verbs.includes(verb.split(/[ -]/)[0] ?? ''))
  const byObject = stepKinds.find((kind) => kind.objects?.includes(head))
  // Who looks at an invoice or a cost moves no money.
  if (looking.test(verb) && byObject?.id === 'pay') return byVerb && byVerb.id !== 'pay' ? byVerb : anyStep
  const saysLittle = ['raise', 'message', 'gather', 'make', 'hand-over', 'self', 'see', 'find', 'plan', 'fix']
  if (byObject && (!byVerb || saysLittle.includes(byVerb.id))) return byObject
  return byVerb ?? anyStep
}

const looking =
  /^(?:check|see|view|watch|monitor|track|compare|review|verify|match|flag|show|trace|audit|scan|screen|inspect)$/
/** What is looked for because it is wrong. */
const faults =
  /\b(?:duplicates?|overcharges?|errors?|mistakes?|mismatch\w*|discrepanc\w+|fraud\w*|anomal\w+|inconsistenc\w+|defects?|violations?|gaps|typos|missing)\b/i
/** Things that are fetched by hand; everything else that is collected is gathered. */
const fetched =
  /^(?:parcel|package|order|item|laundry|child|kid|pupil|waste|rubbish|garbage|key|meal|food|produce|milk|bottle|car|bike|book|donation|goods|equipment|tool|sample|crop|fruit|bread|plant)$/

const joined =
  /^(?:account|bank|card|calendar|system|crm|erp|tool|software|inbox|mailbox|store|shop|till|spreadsheet|database|data|feed|source|app|service|wearable|device|sensor|meter)$/

/** What only the one who has it can rate: nothing is calculated. */
const felt =
  /^(?:pain|mood|sleep|energy|stress|anxiety|session|day|meal|taste|comfort|effort|craving|symptom|satisfaction|confidence)$/

/** What people keep of themselves. */
const own = /^(?:habit|medication|medicine|pill|dose|period|cycle|weight|calorie|water|drink|step|workout|goal)$/

/** What a command opens. */
const opened =
  /^(?:door|gate|lock|valve|window|blind|curtain|shutter|garage|barrier|locker|box|vent|roof|skylight|bike|car|room)$/

/** What has a beginning and an end, so that all of it is recorded. */
const event =
  /^(?:session|meeting|call|video|audio|conversation|lesson|lecture|interview|game|match|song|performance|talk|sermon|voice|rehearsal|concert|service|wedding|class|play|race|speech)$/

/** Verbs that mean another step with some objects. */
function specialKind(verb: string, head: string, object: string): string | null {
  // Who joins a call looks for nobody, and who stops texting switches nothing off.
  if (/^(?:join|attend)$/.test(verb) && /^(?:call|meeting|session|class|webinar|lesson)$/.test(head)) return anyStep.id
  // A habit of one's own is left day by day.
  if (/^(?:stop|quit)$/.test(verb) && /^\p{L}+ing\b/u.test(object)) return 'self'
  if (/^(?:avoid|prevent|end)$/.test(verb) && /^\p{L}+ing\b/u.test(object)) return anyStep.id
  // What has to be remembered is done by oneself, day by day.
  if (verb.startsWith('remember to ')) return 'self'
  // Who checks in leaves a name and a time; nothing is looked over.
  if (/^(?:check|sign|clock) (?:in|out)$/.test(verb)) return 'record'
  // A machine that is filmed is shown, not recorded from start to end.
  if (/^(?:film|video|picture)$/.test(verb) && !event.test(head)) return 'record'
  if (verb === 'assign' && /^(?:role|part|seat|room|group|partner|place|table|lane)$/.test(head)) return 'plan'
  if (
    /^(?:keep|maintain)$/.test(verb) &&
    /^(?:record|log|logbook|diary|journal|list|register|track|history|note|tally|count|inventory|archive|book|ledger|file|minutes|score)$/.test(
      head,
    )
  )
    return 'record'
  if (verb === 'take' && /^(?:photo|picture|photograph|note|reading|measurement)$/.test(head)) return 'record'
  if (/^(?:record|capture|film)$/.test(verb) && event.test(head)) return 'recording'
  // "know how much bread to bake tomorrow" looks ahead, "how many hours I worked" adds up
  if (/^(?:know|see|tell|find out|learn|decide|plan)$/.test(verb) && /^how (?:much|many|long|often)\b/i.test(object))
    return /\b(?:to|will|should|tomorrow|next|need\w*)\b/i.test(object) ? 'forecast' : 'calculate'
  if (
    /^(?:check|watch|monitor|scan|screen|search|inspect|audit|review)$/.test(verb) &&
    /\bfor\b/.test(object) &&
    faults.test(object)
  )
    return 'compare'
  if (/^(?:catch|find|spot|detect|flag|uncover)$/.test(verb) && faults.test(object)) return 'compare'
  // A shift or an order that is taken is claimed; a pill or a break that is taken is for oneself.
  if (
    /^(?:take|request)$/.test(verb) &&
    /^(?:shift|slot|job|order|task|ride|booking|lesson|place|seat|turn|visit|duty|delivery|date|appointment|table|room)$/.test(
      head,
    )
  )
    return 'claim'
  // What is one's own already is asked of nobody.
  if (verb === 'collect' && /\b(?:your|my)\b/i.test(object)) return anyStep.id
  if (verb === 'collect' && !fetched.test(head))
    return head === 'payment' || head === 'rent' || head === 'fee' ? 'pay' : 'gather'
  if (/^(?:prepare|draft|file)$/.test(verb) && /^(?:return|filing|declaration|report|statement)$/.test(head))
    return 'report'
  if (/^(?:set aside|put aside)$/.test(verb)) return 'calculate'
  // "turn tickets into a list" makes something, "turn the heating off" does not
  if (/^(?:turn|convert|transform)$/.test(verb) && /\binto\b/.test(object)) return 'make'
  if (/^(?:rate|score|grade)$/.test(verb) && felt.test(head)) return 'record'
  if (verb === 'keep track of' && !felt.test(head) && !own.test(head)) return 'see'
  // A door obeys, a ticket is raised with somebody, and a document is only looked at.
  if (verb === 'open' && !opened.test(head))
    return /^(?:ticket|issue|case|claim|request|complaint|incident|thread|inquiry|enquiry)$/.test(head)
      ? 'raise'
      : anyStep.id
  if (verb === 'remind' && head === 'reminder') return 'message'
  // A reminder or an alert that somebody gets is a warning, a text is a message: nobody looks at the state of either.
  if (/^(?:get|receive)$/.test(verb)) {
    if (/^(?:alert|warning|reminder|notification|notice|alarm)$/.test(head)) return 'warn'
    if (/^(?:text|message|sms|email|e-mail|mail|letter|call|invitation|invite|answer|reply)$/.test(head))
      return 'message'
  }
  // The one who is informed is whom the message goes to.
  if (
    /^(?:inform|notify|tell|update)$/.test(verb) &&
    personScore(head) >= 1 &&
    !/\b(?:when|if|before|that|about)\b/.test(object)
  )
    return 'message'
  // A bike that is swapped for the next size goes back to whom it came from: nobody else is asked.
  if (
    /^(?:swap|exchange|trade)$/.test(verb) &&
    /\sfor (?:the|an?) (?:next|new|other|another|bigger|larger|smaller|different|fresh)\b/.test(object)
  )
    return 'rebook'
  // Accounts and systems are joined, not looked for.
  if (/^(?:connect|link|integrate|sync)\b/.test(verb) && joined.test(head)) return anyStep.id
  if (
    /^(?:split|divide)$/.test(verb) &&
    /^(?:bill|cost|expense|rent|fee|payment|invoice|tip|fare|price|amount)$/.test(head)
  )
    return 'calculate'
  if (/^(?:sort|sort out|categori[sz]e|tag|classify)$/.test(verb)) return 'sort'
  if (verb === 'get' && /\b(?:paid|money|refund|payout|cash)\b/i.test(object)) return 'pay'
  if (verb === 'get' && /^(?:sign-off|approval|permission|consent|signature)$/.test(head)) return 'decide'
  // to check an invoice moves no money
  if (/^(?:check|compare|match|reconcile|review)$/.test(verb) && /\bagainst\b/.test(object)) return 'compare'
  if (verb === 'list' && /^(?:the )?(?:open|all|missing|overdue|unused|every|which|top|next)\b/i.test(object))
    return 'see'
  return null
}
