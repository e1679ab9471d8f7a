import { Icon } from '#ui/icon/icon.tsx'
import { testimonials } from '../../site/site-copy.ts'
import classes from './hero-quotes.module.css'
import { useRotation } from './use-rotation.ts'

const everyMs = 4000

/** One quote at a time. All of them share one place, so that the page never moves. */
export function HeroQuotes() {
  const { index, moving, setMoving, setHeld } = useRotation(testimonials.length, everyMs)
  return (
    <section
      className={classes.quotes}
      aria-label="What people say"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul className={classes.stack}>
        {testimonials.map((testimonial, position) => (
          <li key={testimonial.quote} className={classes.quote} data-shown={position === index || undefined}>
            <p>&ldquo;{testimonial.quote}&rdquo;</p>
            <p className={classes.who}>
              {testimonial.name}, {testimonial.company} (illustrative)
            </p>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classes.control}
        aria-label={moving ? 'Pause the quotes' : 'Play the quotes'}
        onClick={() => setMoving(!moving)}
      >
        <Icon name={moving ? 'pause' : 'play'} size={16} />
      </button>
    </section>
  )
}
