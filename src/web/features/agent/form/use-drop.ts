import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Takes files that are dropped on a box; true while some are held over it. A second way beside a button, never the only one. */
export function useDrop(box: RefObject<HTMLElement | null>, onFiles: (files: FileList | null) => void): boolean {
  const [over, setOver] = useState(false)
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles(event.dataTransfer?.files ?? null)
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    const hold = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }
    element.addEventListener('dragover', hold, { signal })
    element.addEventListener('dragleave', () => setOver(false), { signal })
    element.addEventListener('drop', (event) => drop(event), { signal })
    return () => controller.abort()
  }, [box])
  return over
}
