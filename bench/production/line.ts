/** What is measured, seen, and whether it is where it should be. */
export interface Line {
  what: string
  seen: string
  wanted: string
  isMet: boolean
}

export const tableOf = (lines: readonly Line[]): string =>
  [
    '| What | Seen | To reach | |',
    '|---|---|---|---|',
    ...lines.map(({ what, seen, wanted, isMet }) => `| ${what} | ${seen} | ${wanted} | ${isMet ? 'met' : 'MISSED'} |`),
  ].join('\n')
