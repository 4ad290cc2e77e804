/** Who was hurt: named to few (R10), counted for everybody else. */
import { Button } from 'antd'
import { Pencil, Plus } from 'lucide-react'
import { renew } from '#platform/web/calls/ask.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { accidentCase, type VictimLine } from './accident.calls.ts'
import { accident } from './accident.model.ts'
import { injuryParts, injuryTypes, sevClasses, sevTones } from './accident-codes.model.ts'
import { VictimForm } from './victim-form.tsx'

const { useRecord } = screensFor(accident)

interface VictimsProps {
  victims: readonly VictimLine[]
  hiddenCnt: number
  mayWrite: boolean
}
export function Victims({ victims, hiddenCnt, mayWrite }: VictimsProps) {
  const t = useT()
  const { editor } = useDocument()
  const { accidentNo, ownHurtCnt, vendorHurtCnt } = useRecord()
  const edit = async (victim: VictimLine | null) => {
    const isDone = await openDialog<true>({
      label: translateNow(victim ? '{name} 수정' : '재해자 추가', { name: victim?.victimNm ?? '' }),
      content: (close) => <VictimForm no={accidentNo ?? 0} victim={victim} onDone={() => close(true)} />,
      width: 'min(720px, 94vw)',
    })
    if (!isDone) return
    await editor.reload()
    await renew(accidentCase)
  }
  return (
    <Panel
      title="재해자"
      actions={
        mayWrite && (
          <Button icon={<Plus size={16} aria-hidden />} onClick={() => void edit(null)}>
            {t('재해자 추가')}
          </Button>
        )
      }
    >
      <Lines label={t('재해자')}>
        {victims.map((victim) => (
          <Victim key={victim.accVictimNo} victim={victim} onEdit={mayWrite ? () => void edit(victim) : undefined} />
        ))}
      </Lines>
      {hiddenCnt > 0 && (
        <p className="quiet">
          {t('재해자 {n}명 (당사 {own} · 업체 {vendor})', {
            n: hiddenCnt,
            own: ownHurtCnt ?? 0,
            vendor: vendorHurtCnt ?? 0,
          })}
        </p>
      )}
      {victims.length + hiddenCnt === 0 && <p className="quiet">{t('입력된 재해자가 없습니다.')}</p>}
    </Panel>
  )
}

function Victim({ victim, onEdit }: { victim: VictimLine; onEdit: (() => void) | undefined }) {
  const t = useT()
  const {
    victimNm,
    vendorNm,
    deptNm,
    injuryTypeCd,
    injuryPartCds,
    sevClassCd,
    lostDayCnt,
    expectLostDayCnt,
    returnYmd,
  } = victim
  const injury = [injuryTypeCd && t(injuryTypes[injuryTypeCd]), ...injuryPartCds.map((part) => t(injuryParts[part]))]
  return (
    <li>
      <span>
        <strong>{victimNm}</strong> <span className="quiet">{vendorNm ?? deptNm}</span>{' '}
        <small className="quiet">{injury.filter(Boolean).join(' · ')}</small>
      </span>
      {sevClassCd ? (
        <StatusTag tone={sevTones[sevClassCd]}>{t(sevClasses[sevClassCd])}</StatusTag>
      ) : (
        <StatusTag tone="waiting">{t('등급 미정')}</StatusTag>
      )}
      <span>
        {t('휴업 {n}일', { n: lostDayCnt })}
        {returnYmd === null && Boolean(expectLostDayCnt) && (
          <small className="quiet"> {t('예상 {n}일, 휴업 중', { n: expectLostDayCnt ?? 0 })}</small>
        )}
      </span>
      {onEdit && (
        <Button
          type="text"
          aria-label={t('{name} 수정', { name: victimNm })}
          icon={<Pencil size={16} aria-hidden />}
          onClick={onEdit}
        />
      )}
    </li>
  )
}
