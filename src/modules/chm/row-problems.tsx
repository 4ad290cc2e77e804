/** What is wrong with rows that were sent, each with its row. */
import type { Problem } from '#platform/model/problem.ts'
import { useT } from '#platform/web/i18n/i18n.ts'

const rowOf = (field: string): number | null => {
  const at = /^rows\.(\d+)\./.exec(field)?.[1]
  return at === undefined ? null : Number(at) + 1
}

export function RowProblems({ problems }: { problems: readonly Problem[] }) {
  const t = useT()
  return (
    <ul className="is-bad" aria-live="polite">
      {problems.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          {rowOf(field) !== null && t('{n}행', { n: rowOf(field) })} {message}
        </li>
      ))}
    </ul>
  )
}
