/** How the items of a check look, wherever they are filled in or shown. */
import './check-items.css'
import type { ComponentProps, ReactNode } from 'react'
import { useDirectoryName } from '#platform/web/form/directory-search.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Sums } from '#platform/web/parts/facts.tsx'
import { levelIn } from './asked-by.logic.ts'

/** By which an item is called. */
export const ItemNo = ({ no }: { no: number | string | null }) => <span className="check-item-no">{no}</span>

interface AskedItem {
  no: number
  itemNm: string | null
  askedByNo: number | null
  askedByCd: string | null
}
interface AskedAsProps {
  questions: readonly AskedItem[]
  answers: Readonly<Record<string, string>>
}
/** What opens what, in the order in which it is asked; nothing where every item is always asked. */
export function AskedAs({ questions, answers }: AskedAsProps) {
  const t = useT()
  if (!questions.some(({ askedByNo }) => askedByNo)) return null
  return (
    <ol className="check-asked" aria-label={t('묻는 순서')}>
      {questions.map((one) => (
        <li key={one.no} data-level={levelIn(questions, one) || undefined}>
          <ItemNo no={one.no} /> {one.itemNm}{' '}
          {one.askedByNo !== null && one.askedByCd && (
            <small className="quiet">
              {t('{n}번이 {answer}이면 묻습니다.', { n: one.askedByNo, answer: t(answers[one.askedByCd] ?? '') })}
            </small>
          )}
        </li>
      ))}
    </ol>
  )
}

interface Correction {
  correctDt: string | null
  correctUserId: string | null
  correctDesc: string | null
}
/** What was wrong in a check that is done, beside it: what is right, who wrote so and when. */
export const CorrectionLines = ({ corrections }: { corrections: readonly Correction[] }) => (
  <ul className="stack is-close">
    {corrections.map((one) => (
      <CorrectionLine key={`${one.correctDt} ${one.correctDesc}`} {...one} />
    ))}
  </ul>
)
function CorrectionLine({ correctDt, correctUserId, correctDesc }: Correction) {
  const name = useDirectoryName('user', correctUserId, null)
  return (
    <li>
      {correctDesc}{' '}
      <small className="quiet">
        {correctDt && formatDateTime(correctDt)} · {name}
      </small>
    </li>
  )
}

interface CheckSummaryProps {
  /** In words. */
  score: string | false
  outcome: ReactNode
  sums: ComponentProps<typeof Sums>['of']
  children: ReactNode
}
/** What people ask first of a check that is done: how good, and what of it was bad. */
export function CheckSummary({ score, outcome, sums, children }: CheckSummaryProps) {
  const t = useT()
  return (
    <section className="stack" aria-label={t('결과')}>
      <div className="row check-score">
        <strong>{score}</strong>
        {outcome}
      </div>
      <Sums of={sums} />
      <p className="quiet">{children}</p>
    </section>
  )
}
