/** 승인, 반려, 부결 …: what may be decided now, and the question for the opinion. */
import { Button, Input } from 'antd'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { platformNow, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { MenuButton } from '#platform/web/parts/menu-button.tsx'
import { APPROVAL_API, type ApprovalDetail, type Decision, type LineType, renewApprovals } from './approval-wire.ts'

const MIN_REASON = 5
const OPINION_MAX = 2000
const agreements: Readonly<Record<LineType, string>> = {
  REVIEW: '검토',
  AGREE: '동의',
  APPROVE: '승인',
  REF: '확인',
  CIRC: '확인',
}
const others: Readonly<Record<Exclude<Decision, 'OK'>, string>> = {
  COND: '조건부 동의',
  OPPOSE: '반대',
  RTN: '반려',
  REJ: '부결',
}
const wordOf = (decisionCd: Decision, lineTypeCd: LineType | null): string =>
  decisionCd === 'OK' ? agreements[lineTypeCd ?? 'APPROVE'] : others[decisionCd]
const needsReason = (decisionCd: Decision): boolean => decisionCd !== 'OK' && decisionCd !== 'COND'

const isComplete = (decisionCd: Decision, opinion: string): boolean => {
  const length = [...opinion.trim()].length
  return decisionCd === 'OK' || length >= (needsReason(decisionCd) ? MIN_REASON : 1)
}

/** 반려 and 승인 within reach, what is rarer behind them. Nothing for whom it is not his turn. */
export function DecisionButtons({ approval }: { approval: ApprovalDetail }) {
  const t = useT()
  const say = usePlatformT()
  const { decisions, lineTypeCd } = approval.can
  if (decisions.length === 0) return null
  const rare = decisions.filter((one) => one !== 'OK' && one !== 'RTN')
  const label = (one: Decision) => t(wordOf(one, lineTypeCd))
  return (
    <>
      {rare.length > 0 && (
        <MenuButton
          label={say('다른 결재')}
          actions={rare.map((one) => ({
            key: one,
            label: label(one),
            danger: one === 'REJ',
            onClick: () => void openDecision(approval, one),
          }))}
        >
          <Ellipsis size={18} aria-hidden />
        </MenuButton>
      )}
      {decisions.includes('RTN') && (
        <Button danger onClick={() => void openDecision(approval, 'RTN')}>
          {label('RTN')}
        </Button>
      )}
      {decisions.includes('OK') && (
        <Button type="primary" onClick={() => void openDecision(approval, 'OK')}>
          {label('OK')}
        </Button>
      )}
    </>
  )
}

async function openDecision(approval: ApprovalDetail, decisionCd: Decision): Promise<void> {
  const label = platformNow(wordOf(decisionCd, approval.can.lineTypeCd))
  const isDone = await openDialog<true>({
    label,
    width: '480px',
    content: (close) => (
      <DecisionForm approval={approval} decisionCd={decisionCd} label={label} onDone={() => close(true)} />
    ),
  })
  if (!isDone) return
  toast(platformNow('처리되었습니다.'))
  await renewApprovals()
}

interface DecisionFormProps {
  approval: ApprovalDetail
  decisionCd: Decision
  label: string
  onDone(): void
}
function DecisionForm({ approval, decisionCd, label, onDone }: DecisionFormProps) {
  const t = usePlatformT()
  const [opinion, setOpinion] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      await api.post(`${APPROVAL_API}/${approval.apprRqstNo}/decide`, { decisionCd, opinionDesc: opinion.trim() })
      onDone()
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="approval-decide">
      <p className="approval-subject">
        <b>{approval.apprTitle}</b>
      </p>
      <FormField
        label={needsReason(decisionCd) ? t('사유') : t('의견')}
        required={decisionCd !== 'OK'}
        width="full"
        help={needsReason(decisionCd) ? t('사유를 5자 이상 입력하세요.') : undefined}
      >
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            data-focus-first
            value={opinion}
            maxLength={OPINION_MAX}
            autoSize={{ minRows: 3, maxRows: 8 }}
            onChange={({ target }) => setOpinion(target.value)}
          />
        )}
      </FormField>
      <Button
        block
        size="large"
        type="primary"
        danger={decisionCd === 'RTN' || decisionCd === 'REJ'}
        loading={isSending}
        disabled={!isComplete(decisionCd, opinion)}
        onClick={send}
      >
        {label}
      </Button>
    </div>
  )
}
