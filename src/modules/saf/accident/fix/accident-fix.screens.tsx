/** 사고 정정: what was recorded of an accident and what it should say, asked for and approved. */
import { Select } from 'antd'
import { Link } from 'react-router'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { accidentCase } from '../accident.calls.ts'
import { accident } from '../accident.model.ts'
import { accidentFix, fixFields } from './accident-fix.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(accidentFix)

export function AccidentFixList() {
  return (
    <List
      columns={['fixCd', 'beforeDesc', 'afterDesc', 'reasonDesc', 'createUserId', 'createDt']}
      filters={['fixCd']}
      stateTabs
      excel
      empty="정정한 사고가 없습니다."
    />
  )
}

export function AccidentFixDetail() {
  return (
    <Detail>
      <Section
        title="정정"
        hint="결재가 끝나기 전에는 아무것도 바뀌지 않습니다. 오등록은 공장장이 승인하고, 취소된 사고도 목록에 남습니다."
      >
        <Fields names={['accidentNo', 'fixCd']} />
        <Value />
        <Fields names={['reasonDesc', 'attachFileId']} />
      </Section>
      <Both />
      <Actions>
        <AccidentLink />
      </Actions>
    </Detail>
  )
}

/** What it should say: the one field that this kind of correction has. */
function Value() {
  const { fixCd } = useRecord()
  if (!fixCd) return null
  const { field, ofVictim } = fixFields[fixCd]
  return (
    <>
      {ofVictim && (
        <Field name="accVictimNo">
          {({ value, setValue, wiring }) => <WhichVictim {...{ value, setValue, wiring }} />}
        </Field>
      )}
      {field && <Field name={field} />}
    </>
  )
}

interface WhichProps {
  value: number | null
  setValue(value: number | null): void
  wiring: { id: string }
}
function WhichVictim({ value, setValue, wiring }: WhichProps) {
  const { accidentNo } = useRecord()
  const { data } = useAsked(accidentCase, accidentNo ? { no: accidentNo } : null)
  return (
    <Select
      id={wiring.id}
      value={value}
      onChange={(chosen: number) => setValue(chosen)}
      options={(data?.victims ?? []).map(({ accVictimNo, victimNm }) => ({ value: accVictimNo, label: victimNm }))}
    />
  )
}

function Both() {
  const { statusCd, beforeDesc, afterDesc } = useRecord()
  if (statusCd === 'TEMP' && !beforeDesc && !afterDesc) return null
  return (
    <Section title="두 값">
      <Fields names={['beforeDesc', 'afterDesc']} />
    </Section>
  )
}

function AccidentLink() {
  const t = useT()
  const { accidentNo } = useRecord()
  return accidentNo && <Link to={`${accident.route.staff}/${accidentNo}`}>{t('사고 열기')}</Link>
}
