/** One sample of the Prometheus text format. */
export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

export async function readMetrics(url: string): Promise<Sample[]> {
  const answer = await fetch(`${url}/metrics`)
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return parseMetrics(await answer.text())
}

export function parseMetrics(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const match = /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/i.exec(line)
    if (!match?.[1]) return []
    const labels = [...(match[2] ?? '').matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name, value]) => [name, value])
    return [{ name: match[1], labels: Object.fromEntries(labels), value: Number(match[3]) }]
  })
}

/** The value of one sample; undefined when there is none with these labels. */
export function sampleOf(samples: Sample[], name: string, labels: Record<string, string> = {}): number | undefined {
  return samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )?.value
}
