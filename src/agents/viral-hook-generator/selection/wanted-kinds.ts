import type { HookKind } from '#drafting/index.ts'
import type { HookPlatform } from '../input.ts'

/** Feelings that a kind of line can raise; the words are those of the form. */
const feelings: readonly { words: RegExp; kinds: readonly HookKind[] }[] = [
  { words: /\b(?:curio\w*|interest|intrigue\w*|wonder)\b/i, kinds: ['question', 'turn', 'fact'] },
  { words: /\b(?:fear|worr\w*|anxi\w*|urgen\w*|fomo|concern|shock)\b/i, kinds: ['scene', 'claim', 'news'] },
  { words: /\b(?:hope|relief|relieved|joy|calm|excite\w*|confidence)\b/i, kinds: ['advice', 'scene', 'question'] },
  { words: /\b(?:trust|respect|credib\w*|security|safety)\b/i, kinds: ['fact', 'advice', 'claim'] },
  { words: /\b(?:anger|frustrat\w*|outrage|injustice|envy)\b/i, kinds: ['claim', 'quote', 'scene'] },
  { words: /\b(?:amuse\w*|humou?r|laugh\w*|surprise\w*|delight)\b/i, kinds: ['turn', 'scene', 'list'] },
  { words: /\b(?:belong\w*|empathy|recogni\w*|nostalgi\w*|pride|guilt)\b/i, kinds: ['scene', 'quote', 'question'] },
]

/** What stops somebody there: a comment is asked for among neighbours, a sight where one watches, a stance where one argues. */
const ofPlatform: Readonly<Record<HookPlatform, readonly HookKind[]>> = {
  LinkedIn: ['claim', 'question', 'fact', 'turn'],
  Twitter: ['claim', 'turn', 'list', 'fact'],
  Instagram: ['scene', 'list', 'advice', 'turn'],
  TikTok: ['scene', 'turn', 'question', 'advice'],
  Facebook: ['question', 'scene', 'turn', 'advice'],
}

export const feelingOf = (emotion: string) => feelings.find(({ words }) => words.test(emotion)) ?? null

/** Kinds of lines by what the form wants: the feeling first, then what the platform is for. */
export const wantedKinds = (emotion: string, platform: HookPlatform): HookKind[] => [
  ...(feelingOf(emotion)?.kinds ?? []),
  ...ofPlatform[platform],
]
