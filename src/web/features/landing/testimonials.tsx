import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { TestimonialSlides } from './testimonial-slides.tsx'

const MovingTestimonials = lazyPart(
  () => import('./moving-testimonials.tsx'),
  () => resting,
)

const resting = <TestimonialSlides at={0} moving={false} />

/** What makes the carousel move is loaded when the reader comes near it. */
export function Testimonials() {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watched = place.current
    if (!watched) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: '300px' },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{near ? <MovingTestimonials fallback={resting} Slides={TestimonialSlides} /> : resting}</div>
}
