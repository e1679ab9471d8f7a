import type { Post } from '#shared/blog/post.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useCopied } from '../../clipboard/use-copied.ts'

/** Opens the device's own way of sharing, where there is one; else the address is copied. */
export function ShareButton({ post }: { post: Post }) {
  const { copied, copy } = useCopied({ shown: false })
  const share = async () => {
    const address = `${window.location.origin}/blog/${post.slug}`
    if (!('share' in navigator)) return copy(address)
    try {
      await navigator.share({ title: post.title, text: post.excerpt, url: address })
    } catch (error) {
      // Closing the device's sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(address)
    }
  }
  return (
    <Button look="line" size="sm" onClick={share}>
      <Icon name={copied ? 'check' : 'link'} size={18} />
      {copied ? 'Copied' : 'Share'}
    </Button>
  )
}
