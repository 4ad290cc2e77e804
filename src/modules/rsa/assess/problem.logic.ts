/** What is wrong, in Korean with `{name}` places; `at` is the place of the item among the rows. */
export interface RatingProblem {
  code: string
  message: string
  values?: Readonly<Record<string, string | number>>
  at?: number
  field?: string
}
