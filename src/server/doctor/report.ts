import type { Diagnosis } from './check.ts'

const marks = { ok: 'ok', warning: 'look', failed: 'FAIL' }

/** The findings as text for a terminal, a line each, with what to do below it. */
export function writeReport(findings: readonly Diagnosis[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length))
  const lines = findings.flatMap(({ name, status, says, fix }) => [
    `${marks[status].padEnd(4)}  ${name.padEnd(width)}  ${says}`,
    ...(fix ? [`${' '.repeat(width + 8)}-> ${fix}`] : []),
  ])
  const count = (status: Diagnosis['status']) => findings.filter((finding) => finding.status === status).length
  const [bad, odd] = [count('failed'), count('warning')]
  const total = bad + odd === 0 ? 'All is well.' : `${bad} to fix, ${odd} to look at.`
  return `${lines.join('\n')}\n\n${total}\n`
}

const secretName = /(KEY|KEYS_OLD|TOKEN|SECRET|PASSWORD|HEADERS)$/
/** Settings that hold several; any other value is one secret, whatever characters it has. */
const listName = /(KEYS_OLD|HEADERS)$/

/**
 * Takes every secret of the environment out of a text: values of settings that are named like one, and passwords within addresses.
 * A message of a library may repeat what it was given.
 */
export function createScrubber(env: Record<string, string | undefined>): (text: string) => string {
  const secrets = new Set<string>()
  for (const [name, value = ''] of Object.entries(env)) {
    if (secretName.test(name)) {
      secrets.add(value.trim())
      if (listName.test(name)) for (const part of value.split(/[,"[\]]|=(?=\S)/)) secrets.add(part.trim())
    } else if (/^[a-z][a-z0-9+.-]*:\/\/[^/]*@/i.test(value) && URL.canParse(value)) {
      const { password } = new URL(value)
      secrets.add(password)
      try {
        secrets.add(decodeURIComponent(password))
      } catch {
        // Not encoded: the value itself is in the set.
      }
    }
  }
  const longestFirst = [...secrets].filter((secret) => secret.length >= 4).sort((a, b) => b.length - a.length)
  return (text) => longestFirst.reduce((clean, secret) => clean.replaceAll(secret, '[secret]'), text)
}
