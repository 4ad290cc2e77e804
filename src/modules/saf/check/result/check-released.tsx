/** R5: at equipment with a critical finding only what the safety manager lets be done is done: the repair, until an hour. */
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { useAsked, useSend } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { DateTimeInput } from '#platform/web/form/period-input.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Lines } from '#platform/web/parts/lines.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { checkReleases, type Releases, releaseWork } from '../check.calls.ts'
import { safetyCheck } from './safety-check.model.ts'

const { Section, useRecord } = screensFor(safetyCheck)

export function Released() {
  const t = useT()
  const { roles } = usePerson()
  const { safetyCheckNo, equipNo, statusCd, criticalNgYn, rowVersion } = useRecord() as ReturnType<typeof useRecord> & {
    rowVersion: number
  }
  const isAsked = statusCd === 'DONE' && equipNo !== null && criticalNgYn !== null
  const { data } = useAsked(checkReleases, isAsked && safetyCheckNo ? { no: safetyCheckNo } : null, {
    version: rowVersion,
  })
  if (!data || (!data.isOpen && data.rows.length === 0)) return null
  return (
    <Section title="설비 작업 해제" isFree>
      {data.isOpen && (
        <p className="callout" data-tone="danger">
          {t('조치를 확인할 때까지 이 설비의 작업허가는 시작하지 못합니다. 수리 작업은 안전관리자가 해제합니다.')}
        </p>
      )}
      <Lines label={t('설비 작업 해제')}>
        {data.rows.map(({ safetyCheckReleaseNo, permitDocNo, toDt, reasonDesc, userNm }) => (
          <li key={safetyCheckReleaseNo}>
            <strong>{permitDocNo}</strong>
            <span>{t('{to}까지', { to: formatDateTime(toDt) })}</span>
            <span className="quiet">
              {reasonDesc} · {userNm}
            </span>
          </li>
        ))}
      </Lines>
      {data.isOpen && roles.includes('SHM') && <NewRelease no={safetyCheckNo ?? 0} permits={data.permits} />}
    </Section>
  )
}

function NewRelease({ no, permits }: { no: number; permits: Releases['permits'] }) {
  const t = useT()
  const [permitDocNo, setPermit] = useState<string | null>(null)
  const [toDt, setTo] = useState<string | null>(null)
  const [reasonDesc, setReason] = useState('')
  const { send, isBusy } = useSend(releaseWork, { said: '작업을 해제했습니다.', renews: [checkReleases] })
  const isReady = permitDocNo !== null && toDt !== null && reasonDesc.trim().length >= 10
  const go = async () => {
    if (!toDt || !permitDocNo || !(await send({ no }, { permitDocNo, toDt, reasonDesc: reasonDesc.trim() }))) return
    setPermit(null)
    setReason('')
  }
  return (
    <div className="fields">
      <FormField label={t('허가서')} name="permitDocNo" required>
        {(wiring) => (
          <Select
            {...wiring}
            className="form-select"
            value={permitDocNo}
            onChange={setPermit}
            notFoundContent={t('이 설비의 허가서가 없습니다.')}
            options={permits.map(({ permitDocNo: value, workTitle, vendorNm }) => ({
              value,
              label: [value, workTitle, vendorNm].filter(Boolean).join(' · '),
            }))}
          />
        )}
      </FormField>
      <FormField label={t('해제 종료')} name="toDt" required help={t('24시간 안에서 정합니다.')}>
        {(wiring) => <DateTimeInput wiring={wiring} value={toDt} onChange={setTo} />}
      </FormField>
      <FormField label={t('사유')} name="reasonDesc" required width="full" help={t('10자 이상 적습니다.')}>
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            value={reasonDesc}
            maxLength={500}
            autoSize={{ minRows: 2, maxRows: 5 }}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </FormField>
      <Button type="primary" disabled={!isReady} loading={isBusy} onClick={() => void go()}>
        {t('작업 해제')}
      </Button>
    </div>
  )
}
