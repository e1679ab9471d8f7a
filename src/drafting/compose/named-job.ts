import type { Brief, BriefJob } from '#shared/brief.ts'
import { sure } from '../brief/gaps.ts'
import { toSingular } from '../brief/inflect.ts'
import { coreOf } from './told-jobs.ts'

/** What people do with a tool that is called by its thing: "inventory app". The last word of the name, or its last two. */
const byName: readonly [name: RegExp, verb: string, object: string][] = [
  [/^(?:inventory|stock)$/, 'keep track of', 'stock'],
  [/^(?:booking|appointment|reservation)s?$/, 'take', 'bookings'],
  [/^(?:shift|roster|rota|duty)s?$/, 'plan', 'shifts'],
  [/^(?:schedul(?:e|ing)|calendar)$/, 'plan', 'schedules'],
  [/^(?:invoic(?:e|es|ing)|billing)$/, 'send', 'invoices'],
  [/^expenses?$/, 'record', 'expenses'],
  [/^budget(?:ing)?$/, 'plan', 'a budget'],
  [/^(?:timesheets?|time|working time)$/, 'record', 'working hours'],
  [/^attendance$/, 'record', 'attendance'],
  [/^(?:survey|poll|questionnaire)s?$/, 'collect', 'answers'],
  [/^feedback$/, 'collect', 'feedback'],
  [/^(?:tasks?|to-?dos?|to do)$/, 'keep track of', 'tasks'],
  [/^projects?$/, 'keep track of', 'projects'],
  [/^habits?$/, 'keep track of', 'habits'],
  [/^meals?$/, 'plan', 'meals'],
  [/^(?:workout|training log)s?$/, 'record', 'workouts'],
  [/^(?:notes?|note-taking|note taking)$/, 'write down', 'notes'],
  [/^(?:chat|messag(?:e|ing))$/, 'send', 'messages'],
  [/^routes?$/, 'plan', 'routes'],
  [/^(?:fleet|vehicles?)$/, 'keep track of', 'vehicles'],
  [/^(?:crm|customers?|clients?)$/, 'keep track of', 'customers'],
  [/^leads?$/, 'keep track of', 'leads'],
  [/^donations?$/, 'collect', 'donations'],
  [/^(?:quotes?|quoting|estimates?|estimating)$/, 'write', 'quotes'],
  [/^contracts?$/, 'keep track of', 'contracts'],
  [/^(?:orders?|ordering)$/, 'take', 'orders'],
  [/^translation$/, 'translate', 'texts'],
  [/^transcription$/, 'transcribe', 'recordings'],
  [/^payroll$/, 'run', 'payroll'],
  [/^checklists?$/, 'work through', 'checklists'],
]

const tool = '(?:apps?|tool|software|platform|system|program(?:me)?|saas|solution|website)'
/** "inventory app for small breweries", "brewery stock management software", "CRM for tattoo artists". */
const called = new RegExp(
  `^(?:(?:an?|the|our|my)\\s)?((?:[\\p{L}-]+\\s){0,3}?[\\p{L}-]+?)(?:\\s(?:management|tracking|tracker|planning|planner|manager))?\\s${tool}\\b`,
  'iu',
)

/** Where nothing else was read: the work that the name of the tool stands for. */
export function namedJob(brief: Brief): BriefJob | null {
  if (brief.language !== 'en') return null
  const text = brief.source.description.trim()
  const start = brief.source.description.indexOf(text)
  const name = called.exec(text)?.[1] ?? /^(?:an?\s)?((?:[\p{L}-]+\s){0,2}crm)\b/iu.exec(text)?.[1]
  if (!name) return null
  const words = name.toLowerCase().split(/\s+/)
  for (const said of [words.slice(-2).join(' '), words.at(-1) ?? '']) {
    const found = byName.find(([each]) => each.test(said))
    if (!found) continue
    const [, verb, object] = found
    const head = toSingular(coreOf(object, verb).split(' ').at(-1) ?? '')
    const from = text.toLowerCase().indexOf(said)
    const span = { field: 'description' as const, start: start + from, end: start + from + said.length }
    return { verb, object, head, text: `${verb} ${object}`, confidence: sure, span }
  }
  return null
}
