/** What a chart shows. */
export interface Point {
  name: string
  value: number
  /** Where the rows behind this mark are. */
  href?: string
}
export interface Series {
  name: string
  points: readonly Point[]
}
export interface ChartData {
  kind: 'bar' | 'line' | 'donut'
  series: readonly Series[]
  unit?: string
  /** A line that is not to be crossed, with its name. */
  limit?: { value: number; label: string }
  /** Bars that lie: for long names. */
  horizontal?: boolean
  /** Series are parts of one bar. */
  stacked?: boolean
}
