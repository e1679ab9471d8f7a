import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useMemo, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { useReducedMotion } from '#ui/motion/use-reduced-motion.ts'
import { type Testimonial, testimonials } from '../../site/site-copy.ts'
import section from './section.module.css'
import classes from './testimonials.module.css'

const everyMs = 3000

function Stars({ rating }: Pick<Testimonial, 'rating'>) {
  return (
    <p className={classes.stars}>
      <span className={classes.hiddenText}>{rating} of 5 stars</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} data-full={star <= rating || undefined}>
          <Icon name="star" size={18} />
        </span>
      ))}
    </p>
  )
}

/** Moves on by itself until somebody looks closer: dragging, hovering and focus hold it, and the button stops it. */
export function Testimonials() {
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
    if (!carousel) return
    const autoplay = carousel.plugins().autoplay
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
    <section className={section.section} aria-roledescription="carousel" aria-labelledby="testimonials-title">
      <div className={classes.head}>
        <h2 id="testimonials-title">What people do with it</h2>
        <div className={classes.controls}>
          <span className={classes.count} aria-hidden="true">
            {at + 1} / {testimonials.length}
          </span>
          <button
            type="button"
            className={classes.control}
            aria-label={moving ? 'Stop moving on' : 'Move on by itself'}
            onClick={() => setChosen(!moving)}
          >
            <Icon name={moving ? 'pause' : 'play'} />
          </button>
          <button
            type="button"
            className={classes.control}
            aria-label="Previous testimonial"
            onClick={() => carousel?.scrollPrev()}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className={classes.control}
            aria-label="Next testimonial"
            onClick={() => carousel?.scrollNext()}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
      </div>
      <div className={classes.frame} ref={frame}>
        <ul className={classes.slides} aria-live={moving ? 'off' : 'polite'}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.quote} className={classes.slide}>
              <figure className={classes.card}>
                <Stars rating={testimonial.rating} />
                <blockquote>{testimonial.quote}</blockquote>
                <figcaption>
                  {testimonial.avatarUrl && (
                    <img src={testimonial.avatarUrl} alt="" width={40} height={40} loading="lazy" />
                  )}
                  <span>
                    <b>{testimonial.name}</b>
                    {testimonial.company}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
