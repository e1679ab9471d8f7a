import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import { defineView } from '#ui/result/agent-view.ts'
import { useEditor } from '#ui/result/use-editor.ts'
import type { Persona, PersonaResult } from './output.ts'
import { PersonaCard } from './persona-card.tsx'
import { PersonaEditor } from './persona-editor.tsx'
import classes from './view.module.css'

export default defineView<PersonaResult>(function PersonasView({ result, input, running, edit }) {
  const editing = input.allowEdit === true ? edit : undefined
  const editor = useEditor<{ index: number; persona: Persona }>(editing)
  const personas = present(result.personas)
  const pressures = (result.realTimeChallenges ?? '').split('\n').filter((line) => line.trim() !== '')

  const replace = (index: number, persona: Persona) =>
    editor.save({ ...result, personas: personas.map((before, at) => (at === index ? persona : before)) })

  return (
    <div className={classes.view}>
      {pressures.length > 0 && (
        <section className={classes.pressures} aria-labelledby="pressures-title">
          <h3 id="pressures-title">What drives this audience now</h3>
          <CitedItems items={pressures.map((line) => line.replace(/^[-•]\s*/, ''))} />
        </section>
      )}
      {personas.map((persona, index) =>
        editor.draft?.index === index ? (
          <PersonaEditor
            // Personas have no identity but their place.
            key={String(index)}
            persona={editor.draft.persona}
            saving={editor.saving}
            onChange={(changed) => editor.change({ index, persona: changed })}
            onSave={(changed) => replace(index, changed)}
            onCancel={editor.cancel}
          />
        ) : (
          <PersonaCard
            key={String(index)}
            persona={persona}
            number={index + 1}
            writing={running && index === personas.length - 1}
            onEdit={editing && !editor.draft ? () => editor.begin({ index, persona: persona as Persona }) : undefined}
          />
        ),
      )}
      {result.fewer && <p>{result.fewer}</p>}
    </div>
  )
})
