import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { useReducedMotion } from '#ui/motion/use-reduced-motion.ts'
import type { TestimonialSlidesProps } from './testimonial-slides.tsx'

const everyMs = 3000

interface MovingTestimonialsProps {
  /** Given by the page, which has it: shared between two files it would be a file, and a style sheet, of its own. */
  Slides: ComponentType<TestimonialSlidesProps>
}

/** Moves on by itself until somebody looks closer: dragging, hovering and focus hold it, and the button stops it. */
export default function MovingTestimonials({ Slides }: MovingTestimonialsProps) {
  const reduced = useReducedMotion()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [at, setAt] = useState(0)
  const moving = chosen ?? !reduced
  const plugins = useMemo(
    () => [
      Autoplay({
        delay: everyMs,
        playOnInit: false,
        stopOnInteraction: false,
        stopOnMouseEnter: true,
        stopOnFocusIn: true,
      }),
    ],
    [],
  )
  const [frame, carousel] = useEmblaCarousel({ loop: true, align: 'start', duration: reduced ? 0 : 25 }, plugins)

  useEffect(() => {
    const autoplay = carousel?.plugins().autoplay
    if (moving) autoplay?.play()
    else autoplay?.stop()
  }, [carousel, moving])
  useEffect(() => {
    if (!carousel) return
    const follow = () => setAt(carousel.selectedScrollSnap())
    carousel.on('select', follow)
    return () => {
      carousel.off('select', follow)
    }
  }, [carousel])

  return (
    <Slides
      at={at}
      moving={moving}
      frame={frame}
      onMoving={setChosen}
      onPrevious={() => carousel?.scrollPrev()}
      onNext={() => carousel?.scrollNext()}
    />
  )
}
