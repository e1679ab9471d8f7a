import { sentencesIn } from '#drafting/copy/fit-characters.ts'
import type { HookPlatform } from '../input.ts'

/** Feeds that are read set one observation to a line; on the others the line runs on. */
export function formOn(platform: HookPlatform, text: string): string {
  return platform === 'LinkedIn' || platform === 'Facebook' ? sentencesIn(text).join('\n') : text
}
