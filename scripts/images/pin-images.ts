import { readFileSync, writeFileSync } from 'node:fs'
import { digestOf, imagesIn, withDigests } from './image-digests.ts'

const files = ['Containerfile', 'compose.yaml']
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const images = imagesIn([...texts.values()].join('\n'))

try {
  // All of them before a file is written: half of it pinned would look like all of it.
  const digests = new Map<string, string>()
  for (const each of images) digests.set(`${each.repository}:${each.tag}`, await digestOf(each))
  for (const [file, text] of texts) writeFileSync(file, withDigests(text, digests))
  for (const [name, digest] of digests) process.stdout.write(`${name} ${digest}\n`)
} catch (error) {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  process.stderr.write(`No image was pinned: ${reason}\n`)
  process.exitCode = 1
}
