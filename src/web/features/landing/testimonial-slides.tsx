import type { Ref } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { illustrativeNote, type Testimonial, testimonials } from '../../site/site-copy.ts'
import section from './section.module.css'
import classes from './testimonials.module.css'

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

export interface TestimonialSlidesProps {
  /** Number of the first one in view, from 0. */
  at: number
  moving: boolean
  frame?: Ref<HTMLDivElement>
  onMoving?: (moving: boolean) => void
  onPrevious?: () => void
  onNext?: () => void
}

/** The whole section. Without its handlers it is what the built page shows until somebody comes near. */
export function TestimonialSlides({ at, moving, frame, onMoving, onPrevious, onNext }: TestimonialSlidesProps) {
  return (
    <section className={section.section} aria-roledescription="carousel" aria-labelledby="testimonials-title">
      <div className={classes.head}>
        <div>
          <h2 id="testimonials-title">What people do with it</h2>
          <p className={classes.note}>{illustrativeNote}</p>
        </div>
        <div className={classes.controls}>
          <span className={classes.count} aria-hidden="true">
            {at + 1} / {testimonials.length}
          </span>
          <button
            type="button"
            className={classes.control}
            aria-label={moving ? 'Pause the testimonials' : 'Play the testimonials'}
            onClick={() => onMoving?.(!moving)}
          >
            <Icon name={moving ? 'pause' : 'play'} />
          </button>
          <button type="button" className={classes.control} aria-label="Previous testimonial" onClick={onPrevious}>
            <Icon name="arrow-left" />
          </button>
          <button type="button" className={classes.control} aria-label="Next testimonial" onClick={onNext}>
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
