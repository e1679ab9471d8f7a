const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ckb', 'syr'])

/** "de" of "de-AT"; English for none. */
export const primaryTag = (language: string | undefined): string =>
  (language ?? 'en').toLowerCase().split('-')[0] ?? 'en'

/** How a document of a language is laid out. */
export const directionOf = (language: string | undefined): 'ltr' | 'rtl' =>
  rightToLeft.has(primaryTag(language)) ? 'rtl' : 'ltr'
