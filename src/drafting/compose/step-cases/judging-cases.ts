import type { StepCase } from '../step-case.ts'

/** Steps in which a number, a score or a cause is found that nobody could read off before. */
export const judgingCases: readonly StepCase[] = [
  {
    id: 'forecast',
    benefit: 'I decide on more than a feeling',
    happy: [
      'A usual case',
      'four weeks of past values with nothing missing',
      'a {who} asks for the next {thing}',
      'the number is there with its range, and nearer to what came than the same day of the week before',
    ],
    edge: [
      'Unlike anything before',
      'a case that nothing in the past resembles',
      'the {thing} is made',
      'the range is wider, the reason is named, and the {who} can set the number by hand',
    ],
    refusal: [
      'Too little past',
      'fewer past values than agreed, or a gap in the latest ones',
      'a {thing} is due',
      'no number is shown; what is missing is named, with the day from which it works',
    ],
    operation: {
      method: 'GET',
      path: '/{things}/:day',
      does: 'answers with the number, its range and the two inputs that moved it most',
      errors: [
        ['422', 'there are too few past values; the answer says how many are missing'],
        ['503', 'an outside input does not answer; the last number comes with its age'],
      ],
      again: 'equal inputs give the same number; a changed input makes a new version',
    },
    keeps: 'each {thing} with its range, inputs and version, what was done, and what came in the end',
    builds: [
      'Model for the {thing}, compared every night with a simple rule on past values',
      'Screen with the number, its range and two reasons, and a way to change it by hand',
    ],
    days: [8, 15],
    asks: 'How many months of past values are there for a {thing}, and what was never recorded, such as demand that could not be met?',
  },
  {
    id: 'trace',
    benefit: 'I know where it went wrong instead of guessing',
    happy: [
      'From the end back to the cause',
      'a {thing} that went wrong at one known step',
      'a {who} opens it',
      'every step is there in order, and the one that went wrong stands out with what went in and what came out',
    ],
    edge: [
      'Steps that report late',
      'a {thing} whose last two steps report a minute late and in the wrong order',
      'a {who} opens it in between',
      'it is shown as not finished, and in the right order once both are there',
    ],
    refusal: [
      'Not for these eyes',
      'a {thing} that holds what a {who} may not read',
      'the {who} opens it',
      'steps and times are shown, the content is masked, and the attempt is recorded',
    ],
    operation: {
      method: 'GET',
      path: '/{things}/:id/trace',
      does: 'answers with all steps of one {thing} in order, each with input, output and duration',
      errors: [
        ['404', 'nothing was recorded for this {thing}, or it was deleted'],
        ['403', 'the content is masked for the caller'],
      ],
      again: 'reading changes nothing; steps that came in since then are added',
    },
    keeps:
      'each step with what came before it, its time, input and output as far as they may be kept, and what was masked',
    builds: [
      'Intake for the steps of a {thing} that takes them in any order and never blocks the sender',
      'Timeline of one {thing} on which the step that went wrong is seen first',
    ],
    days: [6, 12],
    asks: 'What of a {thing} must not be kept, and who may read the rest?',
  },
  {
    id: 'sort',
    benefit: 'I find each {thing} where I look for it',
    happy: [
      'A plain one',
      'a {thing} like ten that were sorted before',
      'it comes in',
      'it is where those ten are, and nobody was asked',
    ],
    edge: [
      'Fits two places',
      'a {thing} that two {whos} put in different places',
      'it comes in',
      'it waits in a list with both places offered, and the answer holds for the next one like it',
    ],
    refusal: [
      'Unlike all others',
      'a {thing} of a kind that was never sorted',
      'it comes in',
      'it is left unsorted and says so, and is counted nowhere as something else',
    ],
    operation: {
      method: 'PATCH',
      path: '/{things}/:id/place',
      does: 'puts one {thing} in its place; answers the place, the reason and who or what decided',
      errors: [
        ['404', 'there is no such place any more'],
        ['409', 'somebody moved the {thing} in the meantime; the answer holds where it is'],
      ],
      again: 'the same place for the same {thing} changes nothing',
    },
    keeps: 'the place of each {thing}, who or what put it there, and each move by hand',
    builds: [
      'Rules that sort each {thing}, tried on 100 that people sorted before',
      'List of the {things} that are in doubt, each decided with one tap',
    ],
    days: [4, 8],
    asks: 'Which places are there, and for which {things} do two {whos} disagree?',
  },
  {
    id: 'evaluate',
    benefit: 'I learn of a bad {thing} before somebody else does',
    happy: [
      'Agrees with people',
      'a {thing} that two {whos} rated before',
      'it is scored',
      'the score lies where the two put it, with what it was given for',
    ],
    edge: [
      'Scored twice',
      'one {thing} scored today and again tomorrow with nothing changed',
      'both scores are compared',
      'they are equal, or the spread is shown with each',
    ],
    refusal: [
      'Nothing to judge by',
      'a {thing} for which no example and no rule exists',
      'it is to be scored',
      'no score is given, and what is missing is named',
    ],
    operation: {
      method: 'POST',
      path: '/{things}/:id/scores',
      does: 'scores one {thing}; answers 201 with score, reasons and the version of the rules',
      errors: [
        ['422', 'the {thing} is empty, or of a kind without rules'],
        ['429', 'more scores at once than agreed'],
      ],
      again: 'the same {thing} and version give the stored score',
    },
    keeps: 'score, reasons, version of the rules and of the {thing}, and each correction by a person',
    builds: [
      'Scoring with a version, and a set of {things} rated by people that every version has to meet',
      'Scores of two versions of a {thing} side by side, with their reasons',
    ],
    days: [6, 12],
    asks: 'Who rates the first 50 {things} by hand, and how often do two of them agree?',
  },
]
