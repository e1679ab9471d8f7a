import { Link } from 'react-router'
import { Icon } from '#ui/icon/icon.tsx'
import { useCard } from '../catalogue/use-catalogue.ts'
import classes from './hero-result.module.css'

/** `hero-sample.json`. */
export interface HeroSample {
  agentId: string
  title: string
  parts: readonly { title: string; texts: readonly string[] }[]
}

/** The beginning of a finished result, as the product wrote it (`npm run samples`). */
export function HeroResult({ sample }: { sample: HeroSample }) {
  const card = useCard(sample.agentId)
  if (card?.status !== 'live') return null
  return (
    <figure className={classes.sheet}>
      <figcaption className={classes.head}>
        <Icon name={card.icon} size={18} />
        <span>A finished result of {card.name}</span>
        <span className={classes.mark}>Example</span>
      </figcaption>
      <div className={classes.page}>
        <p className={classes.title}>{sample.title}</p>
        {sample.parts.map((part) => (
          <div key={part.title} className={classes.part}>
            <p className={classes.heading}>{part.title}</p>
            {part.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ))}
      </div>
      <div className={classes.foot}>
        <Link to={`/samples/${sample.agentId}`} className={classes.read}>
          Read the whole result
          <Icon name="arrow-right" size={18} />
        </Link>
        <ul className={classes.files} aria-label="Its files">
          {['docx', 'pdf', 'md'].map((format) => (
            <li key={format}>
              <a href={`/api/samples/${sample.agentId}/export?format=${format}`} download>
                {format}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  )
}
