/** The hazards of a substance or a material: what is known, what is known as none, what nobody knows. */
import './ghs.css'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import type { GhsTable } from './ghs.calls.ts'
import { acuteRoutes, hazardClassCds, hazardClasses, shownCategory } from './ghs-codes.model.ts'
import type { HazardRow } from './ghs-rows.logic.ts'
import { Pictograms } from './pictogram.parts.tsx'

interface HazardsProps {
  rows: readonly HazardRow[]
  table: GhsTable
}
export function Hazards({ rows, table }: HazardsProps) {
  const t = useT()
  const classified = rows.filter(({ noneYn }) => noneYn === 'N')
  const none = rows.filter(({ noneYn }) => noneYn === 'Y')
  const unknown = hazardClassCds.filter((cd) => !rows.some(({ hazardClassCd }) => hazardClassCd === cd))
  const names = (cds: readonly (keyof typeof hazardClasses)[]) => cds.map((cd) => t(hazardClasses[cd])).join(', ')
  return (
    <div className="stack is-close">
      {classified.length > 0 && (
        <PlainTable label="GHS 분류" heads={['유해성', '구분', '문구', '그림문자', '값']} isCards>
          {classified.map((row) => (
            <HazardLine key={`${row.hazardClassCd} ${row.routeCd} ${row.categoryCd}`} row={row} table={table} />
          ))}
        </PlainTable>
      )}
      {none.length > 0 && (
        <p>
          <StatusTag tone="done">{t('분류되지 않음')}</StatusTag>{' '}
          {none.length > MANY ? t('{n}개 유해성', { n: none.length }) : names(none.map((row) => row.hazardClassCd))}
        </p>
      )}
      {unknown.length > 0 && (
        <p>
          <StatusTag tone="waiting">{t('확인 필요')}</StatusTag>{' '}
          {unknown.length > MANY ? t('{n}개 유해성', { n: unknown.length }) : names(unknown)}
        </p>
      )}
    </div>
  )
}
const MANY = 6

function HazardLine({ row, table: { classes, statements } }: { row: HazardRow; table: GhsTable }) {
  const t = useT()
  const { hazardClassCd, categoryCd, routeCd, organDesc, ateVal, mFactorVal, cutPctVal, addYn } = row
  const found = classes.find((one) => one.hazardClassCd === hazardClassCd && one.categoryCd === categoryCd)
  const values = [
    ateVal !== null && t('ATE {n}', { n: ateVal }),
    mFactorVal !== null && t('M 계수 {n}', { n: mFactorVal }),
    cutPctVal !== null && t('고유 한계농도 {n} %', { n: cutPctVal }),
    addYn === 'N' && t('가산하지 않음'),
    organDesc,
  ].filter(Boolean)
  return (
    <tr>
      <td data-head={t('유해성')}>
        {t(hazardClasses[hazardClassCd])}
        {routeCd && ` · ${t(acuteRoutes[routeCd])}`}
      </td>
      <td data-head={t('구분')}>{shownCategory(categoryCd)}</td>
      <td data-head={t('문구')}>
        {(found?.hCds ?? []).map((cd) => (
          <div key={cd}>
            <b>{cd}</b> {statements.find(({ statementCd }) => statementCd === cd)?.textKo}
          </div>
        ))}
      </td>
      <td data-head={t('그림문자')}>
        <Pictograms cds={found?.pictograms ?? []} sizePx={32} />
      </td>
      <td data-head={t('값')}>{values.join(' · ')}</td>
    </tr>
  )
}
