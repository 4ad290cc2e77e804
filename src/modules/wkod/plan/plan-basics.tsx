/** What the work is: under which contract, when, of which kinds. */
import { PickContract } from '#modules/contractor/dept-rqst/pick-contract.parts.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { BoxGroup } from '#platform/web/form/box-group.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { ConstructionLink } from '../const/const-pick.parts.tsx'
import { needsCommander } from './plan.logic.ts'
import { kindsIn, type PlanWork, planWorkCds, planWorkHelps, planWorks } from './plan-codes.model.ts'
import { Shown } from './plan-part.tsx'
import { wkodPlan } from './wkod-plan.model.ts'

const { Field, Fields, useRecord } = screensFor(wkodPlan)

export function Basics() {
  const { planWorkCds: kinds, statusCd, constNo } = useRecord()
  return (
    <>
      <Fields names={['wkodTitle', 'wkodDesc']} />
      <Kinds />
      {needsCommander(kindsIn(kinds)) && <Fields names={['workCmdPersonNo']} />}
      <Contract />
      {statusCd !== 'TEMP' && <Fields names={['hostDeptCd', 'ownUserId', 'constNo']} />}
      {statusCd !== 'TEMP' && <ConstructionLink constDocNo={constNo} />}
      <Fields names={['areaDeptCd', 'planStartYmd', 'planEndYmd']} />
      {statusCd !== 'TEMP' && <Fields names={['actualEndYmd', 'riskCd', 'revNo']} />}
    </>
  )
}

function Kinds() {
  const t = useT()
  const isEditing = useIsEditing('planWorkCds')
  const { planWorkCds: kinds, legalYn, headYn } = useRecord()
  if (!isEditing)
    return (
      <Shown label="작업종류">
        <span className="row">
          {kindsIn(kinds)
            .map((kind) => t(planWorks[kind]))
            .join(', ')}
          {legalYn === 'Y' && <StatusTag tone="progress">{t('법정 작업계획')}</StatusTag>}
          {headYn === 'Y' && <StatusTag tone="waiting">{t('안전환경팀장 승인')}</StatusTag>}
        </span>
      </Shown>
    )
  return (
    <Field name="planWorkCds">
      {({ value, setValue, wiring }) => (
        <BoxGroup
          wiring={wiring}
          options={planWorkCds.map((kind) => ({ value: kind as string, label: labelOf(kind, t) }))}
          value={kindsIn(value)}
          onChange={(chosen) => setValue(kindsIn(chosen.join(' ')).join(' ') || null)}
        />
      )}
    </Field>
  )
}
const labelOf = (kind: PlanWork, t: (korean: string) => string): string => {
  const help = planWorkHelps[kind]
  return help ? `${t(planWorks[kind])} (${t(help)})` : t(planWorks[kind])
}

function Contract() {
  const isEditing = useIsEditing('contractNo')
  if (!isEditing) return <Field name="contractNo" />
  return (
    <Field name="contractNo">
      {({ value, setValue, wiring }) => <PickContract value={value} wiring={wiring} onChange={setValue} />}
    </Field>
  )
}
