import { fileURLToPath } from 'node:url'
import { askForAdvisories } from './advisories.ts'
import { isAccepted, productionPackages } from './licences.ts'

/**
 * `npm run audit`: known weaknesses and licences of what an installation runs. Ends with 0 when nothing was found, 1 when
 * something was, 3 when nobody could be asked about weaknesses.
 */
const couldNotAsk = 3
const root = fileURLToPath(new URL('../../', import.meta.url))
const say = (line: string) => process.stdout.write(`${line}\n`)

const packages = productionPackages(root)
const refused = packages.filter((each) => !isAccepted(each))
say(`Licences: ${packages.length} packages, ${refused.length} to look at`)
for (const { name, version, licence } of refused) say(`  ${name} ${version}: ${licence || 'says nothing'}`)

const asked = askForAdvisories(root)
if (asked.asked) {
  say(`Known weaknesses: ${asked.advisories.length}`)
  for (const { name, severity, title, url } of asked.advisories) say(`  ${name}, ${severity}: ${title} ${url}`)
} else {
  say(`Known weaknesses: the registry could not be asked (${asked.reason})`)
}

if (refused.length > 0 || (asked.asked && asked.advisories.length > 0)) process.exitCode = 1
else if (!asked.asked) process.exitCode = couldNotAsk
