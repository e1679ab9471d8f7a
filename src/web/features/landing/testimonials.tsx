import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { TestimonialSlides } from './testimonial-slides.tsx'

const MovingTestimonials = lazy(() => import('./moving-testimonials.tsx'))

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
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={resting}>
          <MovingTestimonials Slides={TestimonialSlides} />
        </Suspense>
      ) : (
        resting
      )}
    </div>
  )
}
