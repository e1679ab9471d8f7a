import { present } from '#agents/_kit/present.ts'
import { Points } from '#agents/_kit/view/points.tsx'
import { SideBySide } from '#agents/_kit/view/side-by-side.tsx'
import { keyed } from '#ui/blocks/keyed.ts'
import { defineView } from '#ui/result/agent-view.ts'
import { EditableText } from '#ui/result/editable-text.tsx'
import { measured } from './channel-limits.ts'
import { type ContentChannel, channelLabels, contentChannels } from './options.ts'
import type { ContentResult } from './output.ts'
import classes from './view.module.css'

const posts = [
  { key: 'twitter', name: 'Twitter' },
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'instagram', name: 'Instagram' },
] as const

function isChannel(value: unknown): value is ContentChannel {
  return contentChannels.some((channel) => channel === value)
}

const headings = { '#': 'h4', '##': 'h5' } as const

/** The labels with which the form of a channel names its parts. */
const labelled =
  /^((?:Subject|Preview|Title|Scenes|Description|Caption|Page description|Opening, spoken and written on the screen|What goes wrong|The change|Show each as it is said|To end|Slides of the carousel, one line each):)( .*)?$/

/** A line that begins with a label stands out. */
function Line({ text }: { text: string }) {
  const label = labelled.exec(text)
  return (
    <span className={classes.line}>
      {label && <b>{label[1]}</b>}
      {label ? label[2] : text}
    </span>
  )
}

function ChannelText({ text }: { text: string }) {
  return (
    <div className={classes.text}>
      {keyed(text.split(/\n{2,}/)).map(({ key, item }) => {
        const heading = /^(##?) (.*)$/.exec(item)
        if (heading) {
          const Heading = headings[heading[1] === '#' ? '#' : '##']
          return <Heading key={key}>{heading[2]}</Heading>
        }
        return (
          <p key={key}>
            {keyed(item.split('\n')).map((line) => (
              <Line key={line.key} text={line.item} />
            ))}
          </p>
        )
      })}
    </div>
  )
}

export default defineView<ContentResult>(function ContentView({ result, input, edit }) {
  const channel = isChannel(input.channel) ? input.channel : null
  const name = channel ? channelLabels[channel] : 'Text'
  const content = result.channelSpecificContent?.content ?? ''
  const save = (change: Partial<ContentResult>) => edit?.save({ ...result, ...change }) ?? Promise.resolve(false)
  return (
    <div className={classes.view}>
      {content !== '' && (
        <div className={classes.main}>
          <div className={classes.sheet} data-channel={channel ?? undefined}>
            <EditableText
              id="content"
              label={`${name} text`}
              heading={<h3 className={classes.channel}>{name}</h3>}
              text={content}
              rows={16}
              meter={channel ? (text) => measured(channel, text) : undefined}
              save={
                edit &&
                ((text) =>
                  save({
                    channelSpecificContent: { content: text, tips: present(result.channelSpecificContent?.tips) },
                  }))
              }
            >
              <ChannelText text={content} />
            </EditableText>
          </div>
          <Points title="Tips" items={present(result.channelSpecificContent?.tips)} />
        </div>
      )}
      <Points
        title="Not written"
        items={present(result.withheld).map(({ what = '', why = '' }) => `${what}: ${why}`)}
        tone="plain"
      />
      {content === '' && <Points title="Tips" items={present(result.channelSpecificContent?.tips)} />}
      {result.tagline && (
        <div className={classes.tagline}>
          <EditableText
            id="tagline"
            label="Tagline"
            text={result.tagline}
            rows={2}
            save={edit && ((text) => save({ tagline: text }))}
          >
            <p className={classes.taglineText}>{result.tagline}</p>
          </EditableText>
        </div>
      )}
      {result.socialPosts && (
        <section className={classes.section}>
          <h3>Social posts</h3>
          <div className={classes.posts}>
            {posts.map(({ key, name: label }) => {
              const text = result.socialPosts?.[key]
              if (!text) return null
              const { twitter = '', linkedin = '', instagram = '' } = result.socialPosts ?? {}
              return (
                <div key={key} className={classes.post}>
                  <EditableText
                    id={`post-${key}`}
                    label={`${label} post`}
                    heading={<h4>{label}</h4>}
                    text={text}
                    meter={(draft) => measured(key, draft)}
                    save={
                      edit && ((changed) => save({ socialPosts: { twitter, linkedin, instagram, [key]: changed } }))
                    }
                  />
                </div>
              )
            })}
          </div>
        </section>
      )}
      <SideBySide>
        <Points
          title="Pain points behind it"
          items={(result.realPainPoints ?? '').split('\n').filter((line) => line.trim() !== '')}
          tone="plain"
        />
        <Points title="Before publishing" items={present(result.toCheck)} tone="signal" />
      </SideBySide>
    </div>
  )
})
