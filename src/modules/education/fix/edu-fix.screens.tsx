/** 교육 정정: what was wrong in a finished round, whom it concerns, and what stood there before. */
import { Link } from 'react-router'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { eduRound } from '../round/edu-round.model.ts'
import { EditFixes } from './edit-fixes.tsx'
import { eduFix } from './edu-fix.model.ts'
import { FixTable } from './fix-table.tsx'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(eduFix)

export function EduFixList() {
  return (
    <List
      columns={['fixDesc', 'reasonDesc', 'createUserId', 'createDt']}
      stateTabs
      excel
      empty="정정한 교육이 없습니다."
    />
  )
}

export function EduFixDetail() {
  return (
    <Detail>
      <Section
        title="정정"
        hint="이수처리를 마친 교육의 기록을 고칩니다. 결재가 끝나면 결과와 이수증에 바로 적용됩니다."
      >
        <Fields names={['eduRoundNo', 'reasonDesc', 'attachFileId']} />
      </Section>
      <Section title="정정할 사람" isFree>
        <People />
      </Section>
      <Actions>
        <RoundLink />
      </Actions>
    </Detail>
  )
}

function People() {
  const t = useT()
  const { eduRoundNo, fixes } = useRecord()
  const isEditing = useIsEditing('fixes')
  if (!isEditing) return <FixTable fixes={fixes ?? []} />
  // Of a draft that nobody has saved it is not there yet.
  if (!eduRoundNo) return <p className="quiet">{t('교육 차수를 먼저 고르십시오.')}</p>
  return (
    <Field name="fixes">
      {({ value, setValue }) => <EditFixes eduRoundNo={Number(eduRoundNo)} value={value ?? []} onChange={setValue} />}
    </Field>
  )
}

function RoundLink() {
  const t = useT()
  const { eduRoundNo } = useRecord()
  return eduRoundNo && <Link to={`${eduRound.route.staff}/${eduRoundNo}`}>{t('교육 차수 열기')}</Link>
}
