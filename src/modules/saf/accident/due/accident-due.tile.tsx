/** The next clocks that run, each to its accident. */
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import type { TileProps } from '#platform/web/portlet/portlet.types.ts'
import { accident } from '../accident.model.ts'
import { type ReportTarget, reportTargets } from '../accident-codes.model.ts'
import { Countdown } from '../countdown.tsx'

interface Due {
  rows: { accidentNo: number; title: string; targetCd: ReportTarget | 'FORM'; dueDt: string }[]
  openCnt: number
  untoldCnt: number | null
}
const FEW = 2

export function AccidentDueTile({ data: { rows, openCnt, untoldCnt }, size }: TileProps<Due>) {
  const t = useT()
  const shown = size === 'S' ? rows.slice(0, FEW) : rows
  return (
    <div className="stack is-close">
      {shown.length === 0 && <p className="quiet">{t('진행 중인 보고기한이 없습니다.')}</p>}
      <Lines>
        {shown.map(({ accidentNo, title, targetCd, dueDt }) => (
          <li key={`${accidentNo} ${targetCd} ${dueDt}`}>
            <Link to={`${accident.route.staff}/${accidentNo}`}>
              <strong>{t(targetCd === 'FORM' ? '산업재해조사표' : reportTargets[targetCd])}</strong> {title}
            </Link>
            <Countdown dueDt={dueDt} />
          </li>
        ))}
      </Lines>
      {openCnt > shown.length && (
        <Link to={`${accident.route.staff}?sort=dueDt`} className="quiet">
          {t('모두 {n}건', { n: formatNumber(openCnt) })}
        </Link>
      )}
      {untoldCnt !== null && untoldCnt > 0 && (
        <Link to={`${accident.route.staff}/untold`}>
          <StatusTag tone="danger">{t('사고 없는 업무관련 방문 {n}건', { n: untoldCnt })}</StatusTag>
        </Link>
      )}
    </div>
  )
}
