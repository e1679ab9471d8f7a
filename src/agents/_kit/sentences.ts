import type { RichText } from '#shared/document/block.ts'

/** Sentences of a text that our own code has put together; the words that a model wrote among them stay together with theirs. */
export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?]) (?=[\p{Lu}\d“])/u)

/** Each by itself, so that a label among them is said in the language of the rest. */
export const sentencesOf = (text: string): RichText => {
  const sentences = splitSentences(text)
  return sentences.length === 1 ? text : sentences.map((each, index) => ({ text: index === 0 ? each : ` ${each}` }))
}
