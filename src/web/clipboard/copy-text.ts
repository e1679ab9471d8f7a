import { showToast } from '../toast/show-toast.ts'

/** Resolves with true when the text is on the clipboard; says so either way. `shown`: the page shows it, so that it can be selected. */
export async function copyText(text: string, { shown = true } = {}): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ tone: 'success', message: 'Copied to Clipboard!' })
    return true
  } catch {
    showToast(
      shown
        ? {
            tone: 'error',
            title: 'Copy Failed',
            message: 'Unable to copy to clipboard. Please select and copy manually.',
          }
        : { tone: 'error', message: 'Failed to copy to clipboard' },
    )
    return false
  }
}
