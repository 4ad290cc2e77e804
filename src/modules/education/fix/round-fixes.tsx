/** What was put right in a round that is over, and where that begins. */
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { useRight } from '#platform/web/session/use-right.ts'
import { type EduFix, eduFix } from './edu-fix.model.ts'

const { useRecords } = screensFor(eduFix)
const MOST = 50

const useFixes = (eduRoundNo: number) => useRecords({ where: { eduRoundNo }, limit: MOST })

export function RoundFixes({ no }: { no: number }) {
  const t = useT()
  const { rows, isError, error, refetch } = useFixes(no)
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!rows) return <Loading lines={3} />
  if (rows.length === 0) return <p className="quiet">{t('정정한 적이 없습니다.')}</p>
  return (
    <ul className="lines">
      {rows.map((row) => {
        const state = eduFix.lifecycle.states[row.statusCd]
        return (
          <li key={row.eduFixNo}>
            <Link to={`${eduFix.route.staff}/${row.eduFixNo}`}>{row.eduFixDocNo ?? t('작성중')}</Link>
            <StatusTag tone={state.tone}>{t(state.label)}</StatusTag>
            <span>{row.fixDesc}</span>
            <span className="quiet">
              {formatDay(row.createDt.slice(0, 10))} {row.reasonDesc}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** One that is still being written is gone on with. */
export function FixButton({ no }: { no: number }) {
  const t = useT()
  const { roles, userId } = usePerson()
  const { isWritable } = useRight(eduFix.route.staff)
  const navigate = useNavigate()
  const { rows } = useFixes(no)
  const [isBusy, setBusy] = useState(false)
  if (!isWritable || !roles.includes('EDU') || !rows) return null
  const open = rows.find(
    ({ statusCd, createUserId }) => (statusCd === 'TEMP' || statusCd === 'RTN') && createUserId === userId,
  )
  const begin = async () => {
    setBusy(true)
    try {
      const { eduFixNo } = open ?? (await api.post<EduFix>(eduFix.api, { eduRoundNo: no }))
      await navigate(`${eduFix.route.staff}/${eduFixNo}`)
    } catch (failure) {
      alreadyTold(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={isBusy} onClick={() => void begin()}>
      {t(open ? '정정 이어서 작성' : '정정')}
    </Button>
  )
}
