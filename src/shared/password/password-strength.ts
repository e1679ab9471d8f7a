import { commonPasswordWords } from './common-passwords.ts'

export const shortestPassword = 8
export const longestPassword = 128

/** Why a password is refused. */
export type PasswordWeakness = 'length' | 'common' | 'email'

export const weaknessText: Record<PasswordWeakness, string> = {
  length: `use ${shortestPassword} to ${longestPassword} characters`,
  common: 'avoid well-known passwords, repetitions and sequences',
  email: 'leave out your email address',
}

/** Digits and signs that stand for letters. */
const letters: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', $: 's', '@': 'a' }
const plain = (text: string) => text.replace(/[013457$@]/g, (sign) => letters[sign] ?? sign)

/** Rows of a keyboard, the alphabet and the digits, forwards and backwards. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]
const sequences = rows.flatMap((row) => [row.repeat(2), [...row].reverse().join('').repeat(2)])

function isSequence(text: string): boolean {
  return sequences.some((sequence) => sequence.includes(text))
}

/** One piece of four characters or fewer over and over, such as "abababab". */
function isRepetition(text: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/su.test(text) && new Set(text).size <= 4
}

function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  // "Password2026!" is the word with what rules of other sites made people add.
  const core = lower.replace(/^[^\p{L}\d]+|[^\p{L}]+$/gu, '')
  const candidates = [lower, core, plain(lower), plain(core), plain(lower).replace(/[^\p{L}]+$/gu, '')]
  if (candidates.some((word) => commonPasswordWords.has(word) || (isSequence(word) && word.length > 3))) return true
  // Nothing but digits and signs: a date, a telephone number, a PIN typed twice.
  return isRepetition(lower) || (/^[\d\W_]+$/u.test(lower) && lower.length < 12 && !/\p{L}/u.test(lower))
}

function holdsEmail(password: string, email: string): boolean {
  const address = email.trim().toLowerCase()
  const lower = password.toLowerCase()
  const names = [address, ...(address.split('@')[0] ?? '').split(/[.+_-]/), address.split('@')[0] ?? '']
  return names.some((name) => name.length >= 4 && lower.includes(name))
}

/** Every reason against a password, worst first; none when it can be taken. Both sides ask the same. */
export function passwordWeaknesses(password: string, email: string): PasswordWeakness[] {
  const weaknesses: PasswordWeakness[] = []
  if (password.length < shortestPassword || password.length > longestPassword) weaknesses.push('length')
  if (password !== '' && isCommon(password)) weaknesses.push('common')
  if (email && holdsEmail(password, email)) weaknesses.push('email')
  return weaknesses
}

/** One sentence for the user. */
export function weaknessSentence(weaknesses: readonly PasswordWeakness[]): string {
  return `Choose a stronger password: ${weaknesses.map((weakness) => weaknessText[weakness]).join('; ')}.`
}
