/** How many works somebody has at the same moment. Pure. */

interface Span {
  fromDt: string
  toDt: string
}
/** The most of the others that go on at one moment of a window. */
export function mostAtOnce(window: Span, others: readonly Span[]): number {
  const spans = others.map(({ fromDt, toDt }) => ({ from: Date.parse(fromDt), to: Date.parse(toDt) }))
  const [first, last] = [Date.parse(window.fromDt), Date.parse(window.toDt)]
  const moments = [first, ...spans.map(({ from }) => from).filter((from) => from > first && from < last)]
  return Math.max(...moments.map((at) => spans.filter(({ from, to }) => from <= at && at < to).length))
}
