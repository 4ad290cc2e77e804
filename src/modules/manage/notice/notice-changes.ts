/**
 * How many characters were put in, taken out or replaced between two texts.
 *
 * @param enough where counting stops: what is more than it is told as one more than it
 */
export function changedChars(before: string, after: string, enough: number): number {
  let [a, b] = [[...before], [...after]]
  while (a.length > 0 && a.at(-1) === b.at(-1)) [a, b] = [a.slice(0, -1), b.slice(0, -1)]
  const same = a.findIndex((char, index) => char !== b[index])
  const start = same < 0 ? a.length : same
  a = a.slice(start)
  b = b.slice(start)
  if (Math.abs(a.length - b.length) > enough) return enough + 1
  let row = b.map((_, index) => index + 1)
  row.unshift(0)
  for (const [i, char] of a.entries()) {
    const next = [i + 1]
    for (const [j, other] of b.entries())
      next.push(Math.min((row[j] ?? 0) + (char === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    if (Math.min(...next) > enough) return enough + 1
    row = next
  }
  return row.at(-1) ?? 0
}
