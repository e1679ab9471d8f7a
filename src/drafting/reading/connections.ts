/** "Syncs to Strava", "calendars of Airbnb", "crash dumps from Unity": it works with that company and is no rival of it. */
const connects =
  /\b(?:sync\w*|connect\w*|integrat\w*|works?|import\w*|export\w*|push\w*|send\w*|pull\w*|comes?|read\w*|listen\w*|calendars?|tickets?|feeds?|orders?|plugs?|sits?|goes|go|files?|posts?|talks?|links?|dumps?|data|runs?|results?|opens?|invite\w*|pays?|chats?|messages?|hours)\b[^.;:!?\n]{0,40}?(?:\b(?:to|with|into|in|on|of|from|via|over|through|by)|^connect|\bconnects?|\bimports?)\s+(?:[\p{L}\d.]+(?:,\s|\s(?:and|or|&)\s)){0,4}$/iu
const leaves = /\b(?:switch\w*|migrat\w*|move\w*|away|tired|unlike|alternative|instead|import from)\b[^.;:!?\n]{0,24}$/i

/** Whether the words before a company's name say that the product works with it. */
export function isConnection(before: string): boolean {
  return connects.test(before) && !leaves.test(before)
}
