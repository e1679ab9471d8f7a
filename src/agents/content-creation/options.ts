/** What the form offers. Labels are shown, values are stored; a value is its label in lower case. */

export const contentTones = [
  'professional',
  'fun',
  'emotional',
  'witty',
  'inspiring',
  'casual',
  'formal',
  'educational',
] as const
export type ContentTone = (typeof contentTones)[number]

export const toneLabels: Record<ContentTone, string> = {
  professional: 'Professional',
  fun: 'Fun',
  emotional: 'Emotional',
  witty: 'Witty',
  inspiring: 'Inspiring',
  casual: 'Casual',
  formal: 'Formal',
  educational: 'Educational',
}

export const contentCalls = [
  'sign up',
  'learn more',
  'try free',
  'get started',
  'book demo',
  'join now',
  'download',
  'contact us',
] as const
export type ContentCall = (typeof contentCalls)[number]

export const callLabels: Record<ContentCall, string> = {
  'sign up': 'Sign Up',
  'learn more': 'Learn More',
  'try free': 'Try Free',
  'get started': 'Get Started',
  'book demo': 'Book Demo',
  'join now': 'Join Now',
  download: 'Download',
  'contact us': 'Contact Us',
}

export const contentChannels = [
  'linkedin',
  'instagram',
  'twitter',
  'facebook',
  'tiktok',
  'youtube',
  'email',
  'blog',
] as const
export type ContentChannel = (typeof contentChannels)[number]

export const channelLabels: Record<ContentChannel, string> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  twitter: 'Twitter',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  email: 'Email Newsletter',
  blog: 'Blog Post',
}
