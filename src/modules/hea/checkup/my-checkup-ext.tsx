/** 타기관 결과 제출: who was examined elsewhere hands that in here, and sees what came of it. */

import { Button } from 'antd'
import { FileUp } from 'lucide-react'
import { send } from '#platform/web/calls/ask.ts'
import { confirm, toast } from '#platform/web/dialog/dialogs.ts'
import { useCodeName } from '#platform/web/form/codes.ts'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { openExtForm } from './ext-form.tsx'
import { cancelOwn } from './ext-result.calls.ts'
import { extResult } from './ext-result.model.ts'
import type { Checkup as MyCheckup } from './my-checkup.calls.ts'
import { renewMine, submitExt } from './my-checkup.wire.ts'

const { states } = extResult.lifecycle

export function Elsewhere({ checkup }: { checkup: MyCheckup }) {
  const t = useT()
  const { heaCheckupTargetNo, heaCheckupClassCd, planStatusCd, targetStatusCd, extStatusCd, extExamYmd } = checkup
  const isWaiting = targetStatusCd === 'TARGET' && planStatusCd !== 'CLOSED'
  if (!isWaiting && extStatusCd === null) return null
  const submit = async () => {
    const isSent = await openExtForm(t('타기관 결과 제출'), {
      classCd: heaCheckupClassCd,
      send: (values) => submitExt(heaCheckupTargetNo, values),
    })
    if (!isSent) return
    toast(t('타기관 검진결과를 제출했습니다.'))
    await renewMine()
  }
  const cancel = async () => {
    if (!(await confirm(t('타기관 검진결과 제출을 취소하시겠습니까?'), { danger: true }))) return
    try {
      await send(cancelOwn, { heaCheckupTargetNo })
      toast(t('제출을 취소했습니다.'))
    } catch {
      // Told by the client; what has changed meanwhile is read anew.
    }
    await renewMine()
  }
  return (
    <div className="row">
      {extStatusCd && (
        <p>
          <StatusTag tone={states[extStatusCd].tone}>{t(states[extStatusCd].label)}</StatusTag>{' '}
          {extExamYmd && t('타기관 검진 {day}', { day: formatDay(extExamYmd) })}
        </p>
      )}
      {extStatusCd === 'RTN' && <Returned checkup={checkup} />}
      {isWaiting && extStatusCd !== 'RQST' && (
        <Button icon={<FileUp size={16} aria-hidden />} onClick={() => void submit()}>
          {t(extStatusCd === 'RTN' ? '다시 제출' : '타기관 결과 제출')}
        </Button>
      )}
      {(extStatusCd === 'RQST' || extStatusCd === 'RTN') && (
        <Button type="text" danger onClick={() => void cancel()}>
          {t('제출 취소')}
        </Button>
      )}
    </div>
  )
}

/** What is wanted of him. */
function Returned({ checkup: { extReturnCd, extReturnDesc } }: { checkup: MyCheckup }) {
  const name = useCodeName({ group: 'RTN_REASON' }, extReturnCd ?? '')
  return (
    <p className="callout is-whole" data-tone="waiting">
      {[name, extReturnDesc].filter(Boolean).join(' · ')}
    </p>
  )
}
