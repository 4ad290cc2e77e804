/** The rows to be read: step by step, the risk before and after side by side. */
import './jsa.css'
import type { Translation } from '#modules/common/site-langs.logic.ts'
import type { SiteLang } from '#modules/common/site-langs.model.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { InSecond } from '../term/second-language.parts.tsx'
import { jsaAccidents, reviews } from './jsa-codes.model.ts'
import { type Line, stepsOf, typesOf } from './jsa-edit.ts'
import { measureTypes } from './risk.logic.ts'
import { RiskTag } from './risk-tag.tsx'

interface RowsViewProps {
  rows: readonly Line[]
  scaleCd: string | null
  /** Rows of which an accident has shown that they are of no use. */
  marks?: ReadonlyMap<number, string>
  /** Read beside the Korean. */
  second?: Second
}
interface Second {
  lang: SiteLang | undefined
  texts: readonly Translation[]
}
const KOREAN_ALONE: Second = { lang: undefined, texts: [] }

const heads = ['작업단계', '유해위험요인', '현재대책', '현재 위험성', '추가대책', '개선후 위험성']

export function RowsView({ rows, scaleCd, marks, second = KOREAN_ALONE }: RowsViewProps) {
  const t = useT()
  if (rows.length === 0) return <p className="quiet">{t('입력된 정보가 없습니다.')}</p>
  return (
    <table className="plain-table is-cards jsa-table">
      <HeadRow names={heads} />
      {stepsOf(rows).map((step) => (
        <tbody key={step.stepNo}>
          {step.rows.map(({ row, index }, at) => (
            <tr key={row.rowNo ?? index} data-of-no-use={marks?.has(row.rowNo ?? 0) || undefined}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={step.rows.length}>
                  <span className="jsa-step-no">{step.stepNo}</span> {step.stepNm}
                  <InSecond {...second} korean={step.stepNm} />
                </th>
              )}
              <Cells row={row} scaleCd={scaleCd} mark={marks?.get(row.rowNo ?? 0)} second={second} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface CellsProps {
  row: Line
  scaleCd: string | null
  mark: string | undefined
  second: Second
}
function Cells({ row, scaleCd, mark, second }: CellsProps) {
  const t = useT()
  return (
    <>
      <td data-head={t('유해위험요인')}>
        {row.accTypeCd && <span className="jsa-kind">{t(jsaAccidents[row.accTypeCd])}</span>} {row.hazardDesc}
        <InSecond {...second} korean={row.hazardDesc} />
        {row.originDesc && <p className="quiet">{t('위험성평가 {no}', { no: row.originDesc })}</p>}
        {mark && <p className="is-bad">{t('효과 없음: {why}', { why: mark })}</p>}
        {row.noteDesc && <p className="quiet">{t('검토의견: {note}', { note: row.noteDesc })}</p>}
        {row.keepCd && (
          <p className="quiet">
            {t(reviews[row.keepCd])} {row.keepDesc}
          </p>
        )}
      </td>
      <td data-head={t('현재대책')}>
        {row.curMeasureDesc} <InSecond {...second} korean={row.curMeasureDesc} />
      </td>
      <td data-head={t('현재 위험성')}>
        <Rated freq={row.freqBeforeVal} sev={row.sevBeforeVal} risk={row.riskBeforeVal} scaleCd={scaleCd} />
      </td>
      <td data-head={t('추가대책')}>
        {row.addMeasureDesc} <InSecond {...second} korean={row.addMeasureDesc} />
        <Flags row={row} />
      </td>
      <td data-head={t('개선후 위험성')}>
        {row.addMeasureDesc && (
          <Rated freq={row.freqAfterVal} sev={row.sevAfterVal} risk={row.riskAfterVal} scaleCd={scaleCd} />
        )}
      </td>
    </>
  )
}

function Flags({ row }: { row: Line }) {
  const t = useT()
  const types = typesOf(row)
  if (types.length === 0 && row.legalYn !== 'Y' && row.imprYn !== 'Y') return null
  return (
    <p className="row">
      {types.map((type) => (
        <span key={type} className="jsa-kind">
          {t(measureTypes[type])}
        </span>
      ))}
      {row.legalYn === 'Y' && (
        <StatusTag tone={row.legalDoneYn === 'Y' ? 'done' : 'danger'}>
          {t(row.legalDoneYn === 'Y' ? '법정조치 이행' : '법정조치 미이행')}
        </StatusTag>
      )}
      {row.imprYn === 'Y' && (
        <StatusTag tone="waiting">
          {t('개선')} {row.ownerDesc} {row.dueYmd}
        </StatusTag>
      )}
    </p>
  )
}

interface RatedProps {
  freq: number | null
  sev: number | null
  risk: number | null
  scaleCd: string | null
}
function Rated({ freq, sev, risk, scaleCd }: RatedProps) {
  return (
    <>
      <span className="quiet">{freq && sev ? `${freq} × ${sev}` : ''}</span> <RiskTag risk={risk} scaleCd={scaleCd} />
    </>
  )
}
