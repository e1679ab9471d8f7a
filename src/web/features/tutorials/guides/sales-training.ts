import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it before somebody else sells your product. It writes a pitch in two lengths, discovery questions with what to listen for, objections and a way to admit what you cannot show yet.',
  bring: ['Who buys and who decides', 'The rival that comes up in calls'],
  steps: {
    input:
      'Name the buyer and what they use today. Add competitors by name if they come up; others are taken from the library.',
    processing:
      'It builds the talk from the job and from the buyer’s day, and takes strengths and gaps of rivals from sources.',
    review: 'Say the 30 seconds aloud, with a watch. Change what your mouth refuses.',
    share: 'Export to Word for a training, or print the question table for the first ten calls.',
  },
  reading: [
    {
      part: 'In 30 seconds',
      text: 'Ends with a question, so that the other side talks.',
    },
    {
      part: 'Discovery questions',
      text: 'With what to listen for and what to do then. The best seller talks least.',
    },
    {
      part: 'Objections',
      text: 'What is behind the sentence, and an answer that concedes the true part.',
    },
    {
      part: 'What you cannot show yet',
      text: 'A gap that is named is trusted more than a claim.',
    },
  ],
  brief: {
    before: 'Train the team to close more deals',
    after:
      'Buyer: managers of care homes with 40 to 120 beds. Today: a paper rota and WhatsApp. They have looked at Deputy.',
    difference: 'A seller needs a person, a habit and a rival. A target is not a talk.',
  },
  tips: [
    {
      title: 'Praise the habit first',
      text: '“Everybody can read it and it costs nothing.” Now they do not have to defend it.',
    },
    {
      title: 'Let them count',
      text: 'A number from their own month belongs in the offer. One from yours does not.',
    },
    {
      title: 'Send people away',
      text: 'Say for whom a rival is better. It is the sentence they will quote to colleagues.',
    },
    {
      title: 'Record two calls a week',
      text: 'Play the first five minutes to the team. Most deals are lost there.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Product Name',
        text: 'Swapwell',
      },
      {
        label: 'Who Buys It',
        text: 'Managers of care homes with 40 to 120 beds in Germany',
      },
      {
        label: 'Competitors',
        text: 'Deputy',
      },
    ],
    got: [
      {
        part: 'In two minutes',
        lines: [
          '“I would not talk a paper rota down. Everybody can read it and it costs nothing: that is why it is still there.”',
          '“You may have looked at Deputy. It is chosen for this: award and break rules per country and quick rostering across sites. If that is what you need most, take it.”',
        ],
      },
      {
        part: 'Discovery',
        lines: [
          '“How many shifts was it last month, and how many of them went wrong?” They are the only figures that belong in the offer.',
        ],
      },
    ],
    next: 'Role-play the second question with a colleague who has never used the product. If they cannot answer it, neither will the buyer: change it.',
  },
}
