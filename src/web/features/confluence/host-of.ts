/** The instance as people call it. */
export function hostOf(instanceUrl: string): string {
  return URL.canParse(instanceUrl) ? new URL(instanceUrl).host : instanceUrl
}
