/** Work-related visits without an accident: each is told as one with one press. */
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { Asked, useAsked, useSend } from '#platform/web/calls/asked.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { useRight } from '#platform/web/session/use-right.ts'
import { accident } from '../accident.model.ts'
import { accidentFix } from '../fix/accident-fix.model.ts'
import { tellVisit, untoldVisits } from './untold-visit.calls.ts'

/** Beside the list of accidents, while there is one, to who answers for them. */
export function UntoldLink() {
  const t = useT()
  const { isWritable } = useRight(accidentFix.route.staff)
  const { data } = useAsked(untoldVisits, isWritable ? {} : null)
  if (!data || data.rows.length === 0) return null
  return (
    <Link to={`${accident.route.staff}/untold`}>
      <StatusTag tone="danger">{t('사고 없는 업무관련 방문 {n}건', { n: data.rows.length })}</StatusTag>
    </Link>
  )
}

export function UntoldVisits() {
  const t = useT()
  usePageHead({ title: t('사고 없는 업무관련 방문') })
  const go = useNavigate()
  const { send, isBusy } = useSend(tellVisit, { said: '사고를 보고했습니다.', renews: [untoldVisits] })
  const tell = async (no: number) => {
    const told = await send({ no })
    if (told) void go(`${accident.route.staff}/${told.accidentNo}`)
  }
  return (
    <Panel title="사고 없는 업무관련 방문">
      <p className="quiet">
        {t('의무실이 업무관련으로 기록했으나 사고가 없는 방문입니다. 누구의 무슨 방문인지는 의무실만 봅니다.')}
      </p>
      <Asked
        call={untoldVisits}
        empty={{ when: ({ rows }) => rows.length === 0, message: '업무관련 방문마다 사고가 있습니다.' }}
      >
        {({ rows }) => (
          <Lines columns="170px minmax(0, 1fr) minmax(0, 1fr) 72px auto">
            {rows.map(({ visitNo, visitDt, placeDesc, processNm, isVendor }) => (
              <li key={visitNo}>
                <strong>{formatDateTime(visitDt)}</strong>
                <span>{placeDesc ?? '–'}</span>
                <span className="quiet">{processNm}</span>
                <span>{t(isVendor ? '업체' : '당사')}</span>
                <Button size="small" disabled={isBusy} onClick={() => void tell(visitNo)}>
                  {t('사고로 보고')}
                </Button>
              </li>
            ))}
          </Lines>
        )}
      </Asked>
    </Panel>
  )
}
