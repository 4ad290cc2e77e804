/** Rows that count from the day on which a demo site begins must not run ahead of its hour. */

/** What has happened has happened by now, however the hours of the day were drawn. @param moments the fields that say when */
export const happenedBy = <R extends Readonly<Record<string, unknown>>>(
  now: Date,
  rows: readonly R[],
  moments: readonly (keyof R & string)[],
): R[] =>
  rows.map((row) => {
    const ahead = moments.filter((name) => row[name] !== null && new Date(String(row[name])) > now)
    return { ...row, ...Object.fromEntries(ahead.map((name) => [name, now.toISOString()])) }
  })
