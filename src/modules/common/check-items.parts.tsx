/** How the items of a check look, wherever they are filled in or shown. */
import './check-items.css'
import { useT } from '#platform/web/i18n/i18n.ts'
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
