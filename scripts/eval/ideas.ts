/** Products of different markets, two of them in none that the library knows; the swap test pairs each with each. */
export const evaluationIdeas = [
  {
    name: 'Shift swaps',
    market: 'care homes in Germany',
    description:
      'A phone app that lets nurses in care homes swap shifts with colleagues. The home manager approves each swap with one tap. Today they use a paper rota and WhatsApp groups.',
    audience: 'Night and weekend nurses in German care homes, and the managers who plan the rota',
  },
  {
    name: 'Ticket themes',
    market: 'software companies',
    description:
      'A browser tool that turns support tickets into a ranked list of product problems, for teams that answer by e-mail today and copy quotes into a spreadsheet.',
    audience: 'Product managers at software companies with 20 to 200 employees',
  },
  {
    name: 'Herd alarm',
    market: 'dairy farming in Bavaria',
    description:
      'Sensors and software that tell small dairy farms which cow is about to fall ill, two days before milk yield drops.',
    audience: 'Family dairy farms with 40 to 150 cows in Bavaria and Austria',
  },
  {
    name: 'Rehearsal planner',
    market: 'amateur choirs',
    description:
      'A tool for choir directors to plan rehearsals: singers mark when they are absent, and the director sees which voices are missing before choosing the pieces.',
    audience: 'Directors of amateur choirs and their singers, who are volunteers between 20 and 80',
  },
  {
    name: 'Student savings',
    market: 'personal finance in India',
    description: 'A budgeting app for students that rounds up card payments and saves the difference for rent.',
    audience: 'University students in India who live away from home for the first time',
  },
]
