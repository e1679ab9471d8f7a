import { showToast } from '../toast/show-toast.ts'

/** Resolves with true when the text is on the clipboard; says so either way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ tone: 'success', message: 'Copied to Clipboard!' })
    return true
  } catch {
    showToast({
      tone: 'error',
      title: 'Copy Failed',
      message: 'Unable to copy to clipboard. Please select and copy manually.',
    })
    return false
  }
}
