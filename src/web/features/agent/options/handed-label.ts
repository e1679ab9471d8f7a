/** The beginning of an item in one line, led by its name where it has one. */
export function handedLabel(name: string, text: string): string {
  const saysNameAlone = (line: string) =>
    name !== '' && line.endsWith(name) && /^(?:\w+: )?$/.test(line.slice(0, -name.length))
  const line = text
    .replace(/[#|*]+/g, ' ')
    .split('\n')
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => each !== '' && !saysNameAlone(each))
    .join(' · ')
  if (name === '' || line.startsWith(name)) return line
  return line === '' ? name : `${name}: ${line}`
}
