/** 검진결과 활용 동의 (S-158, S-159): the text, the answer, and only after a yes the button that reserves. */
import './checkup.css'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import { send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import type { PopupContentProps } from '#platform/web/popup/popup.ts'
import { usePopupData, usePopupLeaving } from '#platform/web/popup/popup-parts.tsx'
import { consentText } from './consent.calls.ts'
import { answerConsent } from './my-checkup.calls.ts'
import { renewMine } from './my-checkup.wire.ts'

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Child props: `heaCheckupPlanNo`, `heaCheckedOrgNo`; of ours the target and the half day. Closes with the two numbers. */
export function ConsentPopup({ editable, childProps }: PopupContentProps) {
  const t = useT()
  const heaCheckupPlanNo = numberOf(childProps.heaCheckupPlanNo)
  const heaCheckedOrgNo = numberOf(childProps.heaCheckedOrgNo)
  const heaCheckupTargetNo = numberOf(childProps.heaCheckupTargetNo)
  const planOrgNo = numberOf(childProps.planOrgNo)
  const [agreeYn, setAgreeYn] = useState<'Y' | 'N'>()
  const { data, isError, error, refetch } = useAsked(consentText, {})
  const answer = async (given: 'Y' | 'N') => {
    if (!data) throw new Error('No consent text')
    const { consentTextVerNo } = data
    await send(answerConsent, {
      heaCheckupTargetNo,
      planOrgNo: given === 'Y' ? planOrgNo : null,
      agreeYn: given,
      consentTextVerNo,
    })
    await renewMine()
  }
  const reserve = async () => {
    requireAll({ heaCheckupPlanNo, heaCheckedOrgNo, heaCheckupTargetNo, planOrgNo, agreeYn })
    await answer('Y')
    toast(t('예약했습니다.'))
    return { heaCheckupPlanNo, heaCheckedOrgNo }
  }
  const isOpen = data !== undefined && editable && agreeYn === undefined
  usePopupLeaving(
    isOpen ? t('동의 여부를 고르지 않았습니다. 고르지 않고 닫으면 예약되지 않습니다. 닫으시겠습니까?') : null,
  )
  usePopupData(reserve, data !== undefined && agreeYn === 'Y', agreeYn === 'Y')
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={10} />
  return (
    <div className="stack">
      <div className="callout consent-text" role="document" aria-label={t('건강진단 결과 활용 동의서')}>
        {data.consentTextDesc}
      </div>
      <FormField label={t('동의 여부')} required isGroup width="full">
        {(wiring) => (
          <Radio.Group
            {...wiring}
            className="consent-answer"
            value={agreeYn}
            disabled={!editable}
            onChange={({ target }) => setAgreeYn(target.value)}
            options={[
              { value: 'Y', label: t('동의합니다') },
              { value: 'N', label: t('동의하지 않습니다') },
            ]}
          />
        )}
      </FormField>
      {agreeYn === 'N' && <Refusal onKeep={() => answer('N')} />}
    </div>
  )
}

/** S-159: everything is looked at before the popup closes. @throws Error that the popup tells, and stays */
function requireAll(fields: Readonly<Record<string, unknown>>): void {
  const missing = Object.entries(fields).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}`)
}

function Refusal({ onKeep }: { onKeep: () => Promise<void> }) {
  const t = useT()
  const [state, setState] = useState<'open' | 'sending' | 'kept'>('open')
  const keep = async () => {
    setState('sending')
    setState(
      await onKeep()
        .then(() => 'kept' as const)
        .catch(() => 'open' as const),
    )
  }
  return (
    <div className="doc-banner" data-tone="waiting" role="status">
      <p>{t('동의하지 않으면 예약할 수 없습니다. 다른 기관에서 받은 결과를 제출할 수 있습니다.')}</p>
      {state === 'kept' ? (
        <strong>{t('동의하지 않음으로 남겼습니다.')}</strong>
      ) : (
        <Button loading={state === 'sending'} onClick={() => void keep()}>
          {t('동의하지 않음으로 남기기')}
        </Button>
      )}
    </div>
  )
}
