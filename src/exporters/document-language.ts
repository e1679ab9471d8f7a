/** The tag in its canonical spelling, or English where it is no language tag. */
export function documentLanguage(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en'
  } catch {
    return 'en'
  }
}
