import { exampleProduct, type Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it when you need one document that says where the product stands: positioning, rivals, SWOT, trends and sources. It is one of the two agents open to guests.',
  bring: ['Product and audience in two sentences each', 'How many rivals you can really follow: two or three'],
  steps: {
    input:
      'Product Description and Target Audience are required. Leave the tone at strategic unless the text goes to customers as it is. Two or three competitors are enough to take a position against.',
    processing:
      'It places the product in a market, gathers sources, and writes each claim with the source it rests on.',
    review:
      'Read the value proposition’s last sentence first: it names what is unproven. Then open the sources behind the two claims you would repeat in public.',
    share:
      'Export as Word, Markdown, JSON, CSV, PDF or text. Positioning and value proposition have their own copy buttons.',
  },
  reading: [
    {
      part: 'Market positioning',
      text: 'For whom, against what, by which difference. One sentence, to be said aloud.',
    },
    {
      part: 'Battle cards',
      text: 'Features, benefits and weaknesses with their source. “Inferred” means that it follows and nobody has said it.',
    },
    {
      part: 'SWOT',
      text: 'Only what would change a decision.',
    },
    {
      part: 'Research Sources',
      text: 'Numbered. What is listed in the library was not visited; open it before you quote.',
    },
  ],
  brief: {
    before: 'We are the leading innovative platform for healthcare staffing',
    after:
      'A phone app that lets nurses in care homes swap shifts. Audience: nurses and managers of care homes with 40 to 120 beds in Germany.',
    difference: 'Claims about yourself come back as claims. A job and a place bring evidence.',
  },
  tips: [
    {
      title: 'Say the positioning to a customer',
      text: 'If they ask what you mean, the sentence is for you, not for them.',
    },
    {
      title: 'Lead with the rival’s strength',
      text: 'A battle card that admits why somebody is chosen is believed about the rest.',
    },
    {
      title: 'Three rivals, one habit',
      text: 'Always add the way without software. It wins most deals.',
    },
    {
      title: 'Rerun each quarter',
      text: 'Keep the old run. What changed between two is the slide that your leadership wants.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Product Description',
        text: exampleProduct,
      },
      {
        label: 'Target Audience',
        text: 'Nurses and managers of care homes with 40 to 120 beds in Germany',
      },
      {
        label: 'Number of competitors',
        text: '3',
      },
    ],
    got: [
      {
        part: 'Market positioning',
        lines: [
          'For nurses who rely on a paper rota and WhatsApp today, the phone app is a way to swap shifts.',
          'The nearest rival, When I Work, has this gap: thin on multi-site rules, union agreements and qualification matching.',
        ],
      },
      {
        part: 'Value proposition',
        lines: [
          'Unproven: that nurses would leave a paper rota and WhatsApp for it; one group of them, served by hand for a week, would show it.',
        ],
      },
    ],
    next: 'Run the week by hand before you write a line of code. It tests the sentence that everything else rests on.',
  },
}
