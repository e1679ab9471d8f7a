import { type ReactNode, useId, useState } from 'react'
import type { Block } from '#shared/document/block.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { Select } from '#ui/field/select-control.tsx'
import { TextArea, TextInput } from '#ui/field/text-control.tsx'
import { Icon, iconNames } from '#ui/icon/icon.tsx'
import classes from './gallery.module.css'

const colours = [
  'page',
  'raised',
  'sunken',
  'line',
  'ink',
  'ink-soft',
  'ink-muted',
  'accent',
  'accent-fill',
  'accent-wash',
  'signal',
  'signal-mark',
  'signal-wash',
  'danger',
  'success',
  'info',
  'night',
  'night-accent',
]
const sizes = ['size-7', 'size-6', 'size-5', 'size-4', 'size-3', 'size-2', 'size-1', 'size-0']

const blocks: Block[] = [
  { type: 'heading', level: 1, text: 'A heading of a result' },
  { type: 'paragraph', text: 'A paragraph as wide as a line may be, followed by the blocks that results are made of.' },
  { type: 'list', ordered: false, items: [{ text: 'An item' }, { text: 'Another item' }] },
  {
    type: 'table',
    columns: [{ label: 'Column' }, { label: 'Number', align: 'right' }],
    rows: [
      ['Row', '12'],
      ['Row', '1,200'],
    ],
  },
  { type: 'fields', fields: [{ label: 'Label', value: 'Value' }] },
  { type: 'quote', text: 'A quote.' },
  { type: 'callout', tone: 'warning', title: 'A callout', text: 'Something to look at first.' },
]

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Every primitive on one page, for those who build with them. */
export function Gallery() {
  const [text, setText] = useState('')
  const [checked, setChecked] = useState(true)
  return (
    <div className={classes.page}>
      <h1>Gallery</h1>
      <Group title="Colour">
        <div className={classes.row}>
          {colours.map((name) => (
            <div key={name} className={classes.swatch}>
              <span className={classes.colour} style={{ background: `var(--${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </Group>
      <Group title="Type">
        {sizes.map((name) => (
          <p key={name} style={{ fontSize: `var(--${name})`, fontFamily: 'var(--face-display)' }}>
            {name}: what every claim rests on
          </p>
        ))}
      </Group>
      <Group title="Buttons">
        {(['fill', 'line', 'quiet', 'danger'] as const).map((look) => (
          <div key={look} className={classes.row}>
            {(['sm', 'md', 'lg'] as const).map((size) => (
              <Button key={size} look={look} size={size}>
                {look} {size}
              </Button>
            ))}
            <Button look={look} disabled>
              disabled
            </Button>
            <Button look={look} busy>
              busy
            </Button>
          </div>
        ))}
        <div className={classes.row}>
          <ButtonLink to="/gallery">A link</ButtonLink>
        </div>
      </Group>
      <Group title="Fields">
        <div className={classes.fields}>
          <TextInput id="gallery-text" label="Text" help="What it is for" value={text} onText={setText} />
          <TextInput id="gallery-wrong" label="Wrong" error="Say what to do next" value={text} onText={setText} />
          <TextArea id="gallery-area" label="Text area" counter={200} rows={3} value={text} onText={setText} />
          <Select
            id="gallery-select"
            name="gallery-select"
            label="Select"
            value="a"
            options={[
              { value: 'a', label: 'One' },
              { value: 'b', label: 'Two' },
            ]}
            onText={setText}
          />
          <Checkbox id="gallery-check" name="gallery-check" label="Checkbox" checked={checked} onChecked={setChecked} />
        </div>
      </Group>
      <Group title="Icons">
        <div className={classes.row}>
          {iconNames.map((name) => (
            <span key={name} className={classes.icon}>
              <Icon name={name} size={28} />
              {name}
            </span>
          ))}
        </div>
      </Group>
      <Group title="Blocks of a result">
        <Blocks blocks={blocks} />
      </Group>
    </div>
  )
}
