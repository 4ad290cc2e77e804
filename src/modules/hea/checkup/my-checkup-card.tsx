import './checkup.css'
import { Button } from 'antd'
import { CalendarDays, MapPin, Phone } from 'lucide-react'
import { useState } from 'react'
import { addDays } from '#platform/model/calendar.ts'
import { send } from '#platform/web/calls/ask.ts'
import { confirm, openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { MenuButton } from '#platform/web/parts/menu-button.tsx'
import { showPopup } from '#platform/web/popup/popup.ts'
import { checkupClasses, slotHalves, targetStates } from './checkup-codes.model.ts'
import { cancelMine, changeMine, type FreeSlot, type Checkup as MyCheckup, withdrawMine } from './my-checkup.calls.ts'
import { renewMine } from './my-checkup.wire.ts'
import { Elsewhere } from './my-checkup-ext.tsx'
import { SlotChoice } from './my-checkup-slots.tsx'

/** One checkup: what it is, where it stands, and the one thing to do next. */
export function CheckupCard({ checkup }: { checkup: MyCheckup }) {
  const t = useT()
  const state = targetStates[checkup.targetStatusCd]
  const { heaCheckupPlanNm, heaCheckupClassCd, heaCheckupTypeNm } = checkup
  return (
    <article className="stack checkup-card" aria-label={heaCheckupPlanNm ?? ''}>
      <header>
        <StatusTag tone={state.tone}>{t(state.label)}</StatusTag>
        <h2>{heaCheckupPlanNm}</h2>
        <p className="quiet">
          {[heaCheckupClassCd && t(checkupClasses[heaCheckupClassCd]), heaCheckupTypeNm].filter(Boolean).join(' · ')}
        </p>
      </header>
      <When checkup={checkup} />
      {checkup.guideDesc && checkup.reservedYmd && checkup.targetStatusCd === 'RESERVED' && (
        <p className="callout" data-tone="waiting">
          {checkup.guideDesc}
        </p>
      )}
      <Steps checkup={checkup} />
      <ConsentLine checkup={checkup} />
      <Elsewhere checkup={checkup} />
    </article>
  )
}

function When({ checkup }: { checkup: MyCheckup }) {
  const t = useT()
  const { reservedYmd, slotCd, checkedOrgNm, addrDesc, contactTel, examYmd, targetStatusCd } = checkup
  if (examYmd && targetStatusCd !== 'TARGET')
    return (
      <p className="row">
        <CalendarDays size={20} aria-hidden />
        <strong>{t('{day} 수검', { day: examYmd })}</strong>
      </p>
    )
  if (!reservedYmd)
    return (
      <p className="row">
        <CalendarDays size={20} aria-hidden />
        <span>
          {t('검진기간')} {checkup.checkupStartYmd} ~ {checkup.checkupEndYmd}
          <br />
          {t('예약기간')} {checkup.reserveStartYmd} ~ {checkup.reserveEndYmd}{' '}
          {checkup.openYn === 'Y' && checkup.reserveEndYmd && <Deadline dueYmd={checkup.reserveEndYmd} />}
        </span>
      </p>
    )
  return (
    <>
      <p className="row">
        <CalendarDays size={20} aria-hidden />
        <strong>
          {reservedYmd} {slotCd && t(slotHalves[slotCd])} <Deadline dueYmd={reservedYmd} />
        </strong>
      </p>
      <p className="row quiet">
        <MapPin size={16} aria-hidden /> {[checkedOrgNm, addrDesc].filter(Boolean).join(', ')}
      </p>
      {contactTel && (
        <p className="row quiet">
          <Phone size={16} aria-hidden /> <a href={`tel:${contactTel}`}>{contactTel}</a>
        </p>
      )}
    </>
  )
}

/** 예약, or what becomes of it. */
function Steps({ checkup }: { checkup: MyCheckup }) {
  const t = useT()
  const [isRunning, setRunning] = useState(false)
  const { targetStatusCd, openYn, reservedYmd, heaCheckupTargetNo } = checkup
  const isReserved = targetStatusCd === 'RESERVED'
  const isBefore = reservedYmd !== null && reservedYmd >= addDays(today(), 1)
  const run = async (step: () => Promise<unknown>, said: string) => {
    setRunning(true)
    try {
      await step()
      toast(t(said))
    } catch {
      // Told by the client; what has changed meanwhile is read anew.
    } finally {
      setRunning(false)
      await renewMine()
    }
  }
  const change = async () => {
    const slot = await chooseSlot(checkup, t('예약 변경'))
    if (slot)
      await run(() => send(changeMine, { heaCheckupTargetNo, planOrgNo: slot.planOrgNo }), '예약을 변경했습니다.')
  }
  const end = async (step: typeof cancelMine | typeof withdrawMine, question: string, said: string) => {
    if (await confirm(t(question), { danger: true })) await run(() => send(step, { heaCheckupTargetNo }), said)
  }
  if (!isReserved)
    return targetStatusCd === 'TARGET' && openYn === 'Y' ? (
      <Button
        type="primary"
        size="large"
        block
        onClick={() => void reserve(checkup, t('예약'), t('검진결과 활용 동의'), t('예약등록'))}
      >
        {t('예약하기')}
      </Button>
    ) : null
  const more = [
    ...(isBefore
      ? [
          {
            key: 'cancel',
            label: t('예약 취소'),
            danger: true,
            onClick: () => void end(cancelMine, '예약을 취소하시겠습니까?', '검진 예약을 취소했습니다.'),
          },
        ]
      : []),
    {
      key: 'withdraw',
      label: t('동의 철회'),
      danger: true,
      onClick: () =>
        void end(withdrawMine, '동의를 철회하면 예약이 취소됩니다. 철회하시겠습니까?', '동의를 철회했습니다.'),
    },
  ]
  return (
    <div className="row is-actions">
      {isBefore && openYn === 'Y' && (
        <Button size="large" loading={isRunning} onClick={() => void change()}>
          {t('예약 변경')}
        </Button>
      )}
      <MenuButton label={t('더 보기')} actions={more}>
        {t('더 보기')}
      </MenuButton>
    </div>
  )
}

const chooseSlot = (checkup: MyCheckup, label: string) =>
  openDialog<FreeSlot>({
    label,
    width: 'min(560px, 92vw)',
    content: (close) => <SlotChoice checkup={checkup} onPick={close} />,
  })

/** The half day first, then the consent: it names the organisation that the results come from. */
async function reserve(checkup: MyCheckup, label: string, consentLabel: string, confirmButtonText: string) {
  const slot = await chooseSlot(checkup, label)
  if (!slot) return
  const { heaCheckupPlanNo, heaCheckupTargetNo } = checkup
  const { heaCheckedOrgNo, planOrgNo } = slot
  showPopup({
    isPopupOpen: true,
    id: 'checkupConsent',
    type: 'checkupConsent',
    label: consentLabel,
    confirmButtonText,
    fullscreen: false,
    childProps: { heaCheckupPlanNo, heaCheckedOrgNo, heaCheckupTargetNo, planOrgNo },
  })
}

function ConsentLine({ checkup: { agreeYn, agreeDt, withdrawDt } }: { checkup: MyCheckup }) {
  const t = useT()
  if (!agreeYn || !agreeDt) return null
  const said = withdrawDt ? '동의 철회' : agreeYn === 'Y' ? '결과 활용 동의' : '결과 활용 동의 안 함'
  return (
    <p className="quiet">
      {t(said)} {formatDateTime(withdrawDt ?? agreeDt)}
    </p>
  )
}
