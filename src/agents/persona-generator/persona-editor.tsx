import { TextArea, TextInput } from '#ui/field/text-control.tsx'
import { EditorActions } from '#ui/result/editor-actions.tsx'
import type { Persona } from './output.ts'
import classes from './view.module.css'

type TextKey = 'name' | 'role' | 'organization' | 'occupation' | 'incomeLevel' | 'educationLevel'
type LongKey = 'technologyUsage' | 'buyingMotivations'
type ListKey = 'dailyTasks' | 'goals' | 'painPoints' | 'challenges' | 'preferredChannels'

const texts: readonly (readonly [TextKey, string])[] = [
  ['name', 'Name'],
  ['role', 'Part in the purchase'],
  ['occupation', 'Occupation'],
  ['organization', 'Organization'],
  ['incomeLevel', 'Income'],
  ['educationLevel', 'Education'],
]
const lists: readonly (readonly [ListKey, string])[] = [
  ['goals', 'Goals'],
  ['painPoints', 'Pain points'],
  ['dailyTasks', 'Daily tasks'],
  ['challenges', 'Challenges'],
  ['preferredChannels', 'Preferred channels'],
]
const longTexts: readonly (readonly [LongKey, string])[] = [
  ['buyingMotivations', 'What makes them buy'],
  ['technologyUsage', 'Technology'],
]

interface PersonaEditorProps {
  persona: Persona
  saving: boolean
  onChange: (persona: Persona) => void
  onSave: (persona: Persona) => void
  onCancel: () => void
}

/** Blank lines are where a person paused, not entries. */
function withoutBlanks(persona: Persona): Persona {
  const cleaned = { ...persona }
  for (const [key] of lists) cleaned[key] = persona[key].map((line) => line.trim()).filter(Boolean)
  return cleaned
}

export function PersonaEditor({ persona, saving, onChange, onSave, onCancel }: PersonaEditorProps) {
  return (
    <section className={classes.editor} aria-label={`Edit ${persona.name}`}>
      <div className={classes.fields}>
        {texts.map(([key, label]) => (
          <TextInput
            key={key}
            id={`edit-${key}`}
            label={label}
            value={persona[key] ?? ''}
            disabled={saving}
            onText={(text) => onChange({ ...persona, [key]: text })}
          />
        ))}
        <TextInput
          id="edit-age"
          label="Age"
          type="number"
          value={persona.age === undefined || Number.isNaN(persona.age) ? '' : persona.age}
          disabled={saving}
          onText={(text) => onChange({ ...persona, age: text.trim() === '' ? undefined : Number.parseInt(text, 10) })}
        />
      </div>
      <div className={classes.fields}>
        {lists.map(([key, label]) => (
          <TextArea
            key={key}
            id={`edit-${key}`}
            label={label}
            help="One a line"
            rows={4}
            value={persona[key].join('\n')}
            disabled={saving}
            onText={(text) => onChange({ ...persona, [key]: text.split('\n') })}
          />
        ))}
        {longTexts.map(([key, label]) => (
          <TextArea
            key={key}
            id={`edit-${key}`}
            label={label}
            rows={4}
            value={persona[key] ?? ''}
            disabled={saving}
            onText={(text) => onChange({ ...persona, [key]: text })}
          />
        ))}
      </div>
      <EditorActions saving={saving} onSave={() => onSave(withoutBlanks(persona))} onCancel={onCancel} />
    </section>
  )
}
