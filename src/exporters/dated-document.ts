import type { ResultDocument } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { documentLanguage } from './document-language.ts'

/** A document whose line under the title ends with the day on which the result was made: on paper nothing else shows its age. */
export function datedDocument(document: ResultDocument, createdAt: Date): ResultDocument {
  if (Number.isNaN(createdAt.getTime())) return document
  const language = documentLanguage(document.language)
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' })
  const subtitle = plainText(document.subtitle ?? '')
  return { ...document, subtitle: [subtitle, day.format(createdAt)].filter(Boolean).join('  ·  ') }
}
