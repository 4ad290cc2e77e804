/** The eleven items of burden work, each with what was entered beside what the law asks. */
import './muscle.css'
import { Check } from 'lucide-react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import {
  type BurdenItem,
  burdenItems,
  exclusionOf,
  exclusions,
  isItem,
  itemsOf,
  type Least,
  type Occurrence,
  type WorkInputs,
} from './muscle.logic.ts'
import { muscleWork } from './muscle-work.model.ts'

interface BurdenTableProps {
  work: WorkInputs & Occurrence & { shortMonthCnt: number | null; rareDayCnt: number | null }
}

export function BurdenTable({ work }: BurdenTableProps) {
  const t = useT()
  return (
    <Panel title="부담작업 판정" actions={<Sum work={work} />}>
      <ol className="muscle-items">
        {burdenItems.map((item) => (
          <Item key={item.no} item={item} work={work} />
        ))}
      </ol>
      <p className="quiet">
        {t('근골격계부담작업의 범위 및 유해요인조사 방법에 관한 고시 제3조. 하루 시간은 연장근로를 더한 시간입니다.')}
      </p>
    </Panel>
  )
}

function Sum({ work }: BurdenTableProps) {
  const t = useT()
  const items = itemsOf(work)
  const { shortMonthCnt, rareDayCnt } = work
  const excluded = exclusionOf(work, { shortMonthCnt: shortMonthCnt ?? 0, rareDayCnt: rareDayCnt ?? 0 })
  if (items.length === 0) return <StatusTag tone="done">{t('부담작업 아님')}</StatusTag>
  if (excluded) return <StatusTag tone="suspended">{t('제외: {why}', { why: t(exclusions[excluded]) })}</StatusTag>
  return <StatusTag tone="waiting">{t('부담작업 {items}호', { items: items.join(', ') })}</StatusTag>
}

function Item({ item, work }: BurdenTableProps & { item: BurdenItem }) {
  const t = useT()
  const isHit = isItem(work, item)
  return (
    <li data-hit={isHit || undefined}>
      <b className="muscle-item-no">{item.no}</b>
      <div>
        <span>{t(item.label)}</span>
        <p className="muscle-conditions">
          {item.all.map((one) => (
            <Condition key={one.input} one={one} work={work} />
          ))}
          {item.any?.map((one) => (
            <Condition key={one.input} one={one} work={work} isAny />
          ))}
        </p>
      </div>
      <span className="muscle-verdict">
        <StatusTag tone={isHit ? 'waiting' : 'draft'}>{t(isHit ? '해당' : '해당 없음')}</StatusTag>
      </span>
    </li>
  )
}

function Condition({ one, work, isAny = false }: { one: Least; work: WorkInputs; isAny?: boolean }) {
  const t = useT()
  const { input, least } = one
  const field = muscleWork.fields[input]
  const value = work[input]
  const isMet = (value ?? 0) >= least
  return (
    <span data-met={isMet || undefined}>
      {isMet && <Check size={12} aria-hidden />}
      {isAny && <i>{t('또는')}</i>} {t(field.label)} <b>{value ?? '–'}</b>
      <small>{t('기준 {n} {unit} 이상', { n: least, unit: t(field.unit ?? '') })}</small>
    </span>
  )
}
