import { exampleProduct, type Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it when an idea has been talked about for long enough and nobody has written it down. It writes a press release first, then requirements with acceptance criteria, risks and open questions.',
  bring: [
    'The steps of the job, with who does each',
    'What must never happen',
    'Dates, people and laws that are fixed',
  ],
  steps: {
    input:
      'Product Idea holds the six sentences: who, in which steps, what they use today, what must never happen, who pays, what you know. Additional Context holds what is fixed: place, team, deadline, who must agree.',
    processing:
      'It reads the steps into roles, states and rules, finds what can go wrong at each step, and marks statements as inference or assumption.',
    review:
      'Read “In short” first, above all its last sentence: it names what you have not said. Add that to the context and run again.',
    share: 'Export as Text, Markdown, JSON, Word or PDF. Markdown goes into most wikis as it is.',
  },
  reading: [
    {
      part: 'In short',
      text: 'One paragraph that a director reads. If it is wrong, nothing below is right.',
    },
    {
      part: 'Press release',
      text: 'Ask whether a customer would care. The quote is a placeholder and says so.',
    },
    {
      part: 'Requirements',
      text: 'Each has a criterion that a tester can run and a “because” that leads to a step.',
    },
    {
      part: 'Open questions',
      text: 'The real agenda of your next meeting.',
    },
  ],
  brief: {
    before: 'An app for shift planning in healthcare',
    after:
      'A nurse offers a shift, a colleague accepts it, the home manager approves the swap. Today: a paper rota and a chat group. A swap must never leave a shift without a registered nurse.',
    difference: 'Verbs with people in them become states, permissions and tests. A noun becomes a feature list.',
  },
  tips: [
    {
      title: 'Review it in five passes',
      text: 'Colour the statements, find the assumptions that decide, read the verbs, look for what is absent, argue with the numbers.',
    },
    {
      title: 'Keep the “because”',
      text: 'When somebody asks for a requirement to go, read its reason aloud. If nobody minds the reason, it can go.',
    },
    {
      title: 'Move four assumptions to page one',
      text: 'Those that would change what you build. With a check, a name and a date each.',
    },
    {
      title: 'Cut the last third',
      text: 'What is marked “Could” in a first release is a wish. Keep it in the backlog, not in the document that people build from.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Product Idea',
        text: exampleProduct,
      },
      {
        label: 'Additional Context',
        text: 'Start with three homes in Hamburg. Two developers, four months. The works council has to agree.',
      },
    ],
    got: [
      {
        part: 'In short',
        lines: [
          'The first release goes from “offer a shift” to “approve the swap” and includes colleagues and home managers.',
          'Not said yet: who pays, how it earns money and what sets it apart.',
        ],
      },
      {
        part: 'Requirements',
        lines: [
          'R1 (Must): Change both sides of a swap together or not at all.',
          'Criterion: The connection is cut at each point of 20 swaps: afterwards both nurses see the same owner of every shift.',
          'R3 (Must): Give each shift to exactly one colleague, also when two ask in the same second.',
        ],
      },
    ],
    next: 'Add one sentence about who pays and run it again. R1 and R3 are the two that engineering should size first: both are about half-finished swaps.',
  },
}
