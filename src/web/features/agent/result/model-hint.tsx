import { Icon } from '#ui/icon/icon.tsx'
import classes from './model-hint.module.css'

/** How an operator lets a model write instead. */
export function ModelHint() {
  return (
    <details className={classes.hint}>
      <summary className={classes.target}>
        <Icon name="plug" size={16} />
        Connect a model
      </summary>
      <div className={classes.box}>
        <p>
          Results are written offline, from the built-in library. To let a language model write, start the server with
          one of:
        </p>
        <ul className={classes.ways}>
          <li>
            <code>MODEL=ollama/&lt;model&gt;</code>
          </li>
          <li>
            <code>ANTHROPIC_API_KEY</code>, <code>OPENAI_API_KEY</code> or <code>GOOGLE_GENERATIVE_AI_API_KEY</code>
          </li>
        </ul>
        <p>The README, under &ldquo;Connect a model&rdquo;, lists every provider.</p>
      </div>
    </details>
  )
}
