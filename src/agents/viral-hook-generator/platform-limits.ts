import type { HookPlatform } from './input.ts'

/** Where a platform stops a text and where it folds it, in characters. The numbers are those of the library's channels. */
export const platformLimits: Record<HookPlatform, { channel: string; fold: number; limit: number }> = {
  LinkedIn: { channel: 'linkedin', fold: 200, limit: 3000 },
  Twitter: { channel: 'twitter', fold: 280, limit: 280 },
  Instagram: { channel: 'instagram', fold: 120, limit: 2200 },
  TikTok: { channel: 'tiktok', fold: 100, limit: 2200 },
  Facebook: { channel: 'facebook', fold: 200, limit: 63206 },
}
