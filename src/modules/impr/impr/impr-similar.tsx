/** What was found at the same place of the same kind within three months, before it is registered once more. */
import { Button } from 'antd'
import { Link } from 'react-router'
import type { AtOf } from '#platform/model/call.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useSettled } from '#platform/web/form/use-settled.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { type Similar as Alike, similarImprs } from './impr.calls.ts'
import { impr } from './impr.model.ts'

const { useRecord } = screensFor(impr)
const TYPING_WAIT_MS = 400

export function Similar() {
  const t = useT()
  const { listPath } = usePage()
  const { imprNo, placeDesc, siteMark, processNo, hazardCatCd, accTypeCd, parentImprNo, can } = useRecord()
  const { editor } = useDocument()
  const place = JSON.stringify({ placeDesc, ...siteMark, processNo, hazardCatCd, accTypeCd })
  const asked = useSettled(place, TYPING_WAIT_MS)
  const { data } = useAsked(similarImprs, JSON.parse(asked) as AtOf<typeof similarImprs>, { keep: true })
  const rows = data?.rows.filter((row) => row.imprNo !== imprNo) ?? []
  if (rows.length === 0) return null
  return (
    <section className="doc-links" aria-label={t('비슷한 개선')}>
      <h2>{t('비슷한 개선')}</h2>
      <p className="quiet">{t('같은 장소에 유사한 개선 {n}건이 있습니다.', { n: rows.length })}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.imprNo}>
            <Link to={`${listPath}/${row.imprNo}`}>{nameOf(row)}</Link>
            <span className="quiet">{whereAndWhen(row)}</span>
            <StatusTag tone={impr.lifecycle.states[row.statusCd].tone}>
              {t(impr.lifecycle.states[row.statusCd].label)}
            </StatusTag>
            {can.edit.includes('parentImprNo') && (
              <Button
                size="small"
                disabled={parentImprNo === row.imprNo}
                onClick={() => editor.change({ parentImprNo: row.imprNo, parentImprNm: nameOf(row) })}
              >
                {parentImprNo === row.imprNo ? t('상위로 연결됨') : t('상위로 연결')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameOf = ({ imprDocNo, imprTitle }: Alike): string => [imprDocNo, imprTitle].filter(Boolean).join(' ')
const whereAndWhen = ({ placeDesc, metresVal, createDt }: Alike): string =>
  [placeDesc, metresVal !== null && `${Math.round(metresVal)} m`, formatDateTime(createDt).slice(0, 10)]
    .filter(Boolean)
    .join(' · ')
