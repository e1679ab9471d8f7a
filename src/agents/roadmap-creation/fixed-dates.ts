import type { Milestone } from './output.ts'

const monthNames = 'january february march april may june july august september october november december'.split(' ')
const pad = (value: number) => String(value).padStart(2, '0')

/** Reads "2027-03-15 Trade fair", "15 March 2027: fair", "March 2027 fair", "Q2 2027 fair"; null when no date leads or ends the line. */
export function fixedDate(line: string): Milestone | null {
  for (const read of [isoDate, dayMonthYear, monthDayYear, monthYear, quarterYear]) {
    const found = read(line)
    if (!found) continue
    const label = line
      .replace(found.text, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s:,;–-]+|[\s:,;–-]+$/g, '')
    const isDay = !Number.isNaN(new Date(`${found.date}T00:00:00Z`).getTime())
    return isDay ? { date: found.date, label: label || 'Fixed date', basis: 'given' } : null
  }
  return null
}

type Found = { date: string; text: string } | null

function isoDate(line: string): Found {
  const found = /\b(20\d\d)-(\d{2})-(\d{2})\b/.exec(line)
  return found && isReal(Number(found[1]), Number(found[2]), Number(found[3]))
    ? { date: found[0], text: found[0] }
    : null
}

const monthPattern = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'

function monthOf(word: string | undefined): number {
  return monthNames.findIndex((name) => name.startsWith((word ?? '').toLowerCase().slice(0, 3))) + 1
}

function dayMonthYear(line: string): Found {
  const found = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+${monthPattern},?\\s+(20\\d\\d)\\b`, 'i').exec(line)
  return found ? dated(found[0], Number(found[3]), monthOf(found[2]), Number(found[1])) : null
}

function monthDayYear(line: string): Found {
  const found = new RegExp(`\\b${monthPattern}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(20\\d\\d)\\b`, 'i').exec(line)
  return found ? dated(found[0], Number(found[3]), monthOf(found[1]), Number(found[2])) : null
}

function monthYear(line: string): Found {
  const found = new RegExp(`\\b${monthPattern}\\s+(20\\d\\d)\\b`, 'i').exec(line)
  return found ? dated(found[0], Number(found[2]), monthOf(found[1]), 1) : null
}

function quarterYear(line: string): Found {
  const found = /\bQ([1-4])\s*(20\d\d)\b/i.exec(line)
  return found ? dated(found[0], Number(found[2]), Number(found[1]) * 3 - 2, 1) : null
}

function dated(text: string, year: number, month: number, day: number): Found {
  return isReal(year, month, day) ? { date: `${year}-${pad(month)}-${pad(day)}`, text } : null
}

function isReal(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
