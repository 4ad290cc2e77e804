/** Demerits: issued on the spot with one hand, told, objected to, decided; the same page for all who take part. */
import { useNavigate } from 'react-router'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { type SgcDemerit, sgcDemerit } from './demerit.model.ts'
import { PickViolation } from './pick-violation.tsx'
import { Standing } from './standing.tsx'
import { violGrades } from './viol-grade.model.ts'

const { List, Detail, Section, Field, Fields, Actions, RecordLinks, useRecord, useRecords } = screensFor(sgcDemerit)

const gradeTone = { MINOR: 'draft', NORMAL: 'waiting', SERIOUS: 'danger', CRITICAL: 'danger' } as const

const cells = {
  violGradeCd: ({ violGradeCd }: { violGradeCd: SgcDemerit['violGradeCd'] }) =>
    violGradeCd && <GradeTag violGradeCd={violGradeCd} />,
}
function GradeTag({ violGradeCd }: { violGradeCd: NonNullable<SgcDemerit['violGradeCd']> }) {
  const t = useT()
  return <StatusTag tone={gradeTone[violGradeCd]}>{t(violGrades[violGradeCd])}</StatusTag>
}

export function SgcDemeritList() {
  return (
    <List
      columns={['violDt', 'vendorCd', 'violItemCd', 'violGradeCd', 'demeritScore', 'yearScore', 'levelCd', 'objectYn']}
      cells={cells}
      widths={{ violGradeCd: 96, levelCd: 104 }}
      filters={['violDt', 'vendorCd', 'violGradeCd', 'yearScore']}
      stateTabs
      excel
      menu={usePersonsMenu()}
      empty="발부된 벌점이 없습니다."
    />
  )
}

const objected = { objectYn: 'Y' }
/** 이의심의: whatever was objected to, what is still to be decided first. */
export function DemeritCommittee() {
  return (
    <List
      where={objected}
      columns={['due', 'vendorCd', 'violGradeCd', 'demeritScore', 'finalScore', 'issuerUserId', 'violDt']}
      cells={cells}
      filters={['committeeDueYmd', 'vendorCd', 'violGradeCd']}
      stateTabs
      empty="이의를 신청한 벌점이 없습니다."
    />
  )
}

function usePersonsMenu() {
  const navigate = useNavigate()
  const { listPath } = usePage()
  return [{ key: 'persons', label: '제재현황', onClick: () => navigate(`${listPath}/persons`) }]
}

export function SgcDemeritDetail() {
  return (
    <Detail aside={<Earlier />} print>
      <Parts />
      <Actions />
    </Detail>
  )
}

function Parts() {
  const { statusCd } = useRecord()
  return statusCd === 'TEMP' ? <Entry /> : <Issued />
}

/** On a phone with one hand: who, what, where, a photo; the rest is filled in. */
function Entry() {
  const { personNo, violItemCd, violGradeCd } = useRecord()
  return (
    <>
      <Section title="누가">
        <Field name="personNo" />
        {personNo && <Standing personNo={personNo} chosen={violGradeCd} />}
      </Section>
      <Section title="무엇을">
        <Field name="violItemCd">
          {({ value, setValue }) => <PickViolation value={value} onChange={setValue} label="위반항목" />}
        </Field>
        {violItemCd && violGradeCd === 'MINOR' && <Fields names={['guideYn']} />}
        <Fields names={['contentDesc']} />
      </Section>
      <Section title="어디서, 언제">
        <Fields names={['placeDesc', 'violDt', 'permitDocNo']} />
      </Section>
      <Section title="증거" hint="사진이 있거나 목격자가 2명 이상이어야 발부할 수 있습니다.">
        <Fields names={['attachFileId', 'witnessCnt']} />
      </Section>
    </>
  )
}

function Issued() {
  const { notifyDt, objectYn, decisionDt, effectYmd } = useRecord()
  return (
    <>
      <Section title="위반">
        <Fields names={['personNo', 'vendorCd', 'violItemCd', 'violGradeCd', 'demeritScore', 'violDt', 'placeDesc']} />
        <Fields names={['permitDocNo', 'contentDesc', 'attachFileId', 'witnessCnt', 'issuerUserId', 'issueDt']} />
      </Section>
      <Section title="조치">
        <Fields names={['yearScore', 'levelCd']} />
        {effectYmd && <Fields names={['effectYmd', 'expireYmd']} />}
        <Fields names={['notifyDueYmd']} />
        {notifyDt && <Fields names={['notifyDt', 'objectDueYmd']} />}
      </Section>
      {objectYn === 'Y' ? (
        <Section title="이의">
          <Fields names={['objectByCd', 'objectDt', 'objectDesc', 'committeeDueYmd']} />
          <Opinions />
        </Section>
      ) : (
        <ToObject />
      )}
      {decisionDt && objectYn === 'Y' && (
        <Section title="심의결과">
          <Fields names={['finalScore', 'decisionDesc', 'decisionDt']} />
        </Section>
      )}
    </>
  )
}

/** What whoever may object should know before he does. */
function ToObject() {
  const t = useT()
  const { can, objectDueYmd } = useRecord()
  if (!can.actions.includes('object')) return null
  return (
    <p role="note" className="callout">
      {t('사실과 다르면 통보를 받은 날부터 7일 안에 신청합니다. 이의를 신청했다고 불리하게 대하지 않습니다.')}{' '}
      {objectDueYmd && t('(기한 {ymd})', { ymd: objectDueYmd })}
    </p>
  )
}

const opinionTone = { KEEP: 'danger', REDUCE: 'waiting', ANNUL: 'done' } as const
/** What each member of the committee said; without one of the three sides nothing is decided. */
function Opinions() {
  const t = useT()
  const { opinions, statusCd } = useRecord()
  const roles = sgcDemerit.fields.opinions.fields.memberRoleCd.codes ?? {}
  const words = sgcDemerit.fields.opinionCd.codes ?? {}
  const heard = new Set((opinions ?? []).map(({ memberRoleCd }) => memberRoleCd))
  const missing = Object.keys(roles).filter((role) => !heard.has(role as never))
  return (
    <div className="doc-value" data-width="full">
      <dt>{t('심의의견')}</dt>
      <dd>
        <Lines columns="minmax(96px, 140px) 88px minmax(0, 1fr) auto">
          {(opinions ?? []).map((one) => (
            <li key={one.memberUserId}>
              <b>{t(roles[one.memberRoleCd ?? ''] ?? '')}</b>
              <StatusTag tone={opinionTone[one.opinionCd ?? 'KEEP']}>{t(words[one.opinionCd ?? ''] ?? '')}</StatusTag>
              <span>{one.opinionDesc}</span>
              <time className="quiet">{one.opinionDt && formatDateTime(one.opinionDt)}</time>
            </li>
          ))}
        </Lines>
        {statusCd === 'OBJECT' && missing.length > 0 && (
          <p className="quiet">
            {t('의견을 기다리는 위원: {names}', { names: missing.map((role) => t(roles[role] ?? '')).join(', ') })}
          </p>
        )}
      </dd>
    </div>
  )
}
const MOST_EARLIER = 10
/** What else there is about the person: who issues and who decides should see it. */
function Earlier() {
  const { personNo, sgcDemeritNo } = useRecord()
  const { rows } = useRecords({ where: { personNo: personNo ? String(personNo) : null }, limit: MOST_EARLIER })
  const others = (rows ?? []).filter((row) => row.sgcDemeritNo !== sgcDemeritNo)
  return <RecordLinks title="이 사람의 벌점" rows={others} empty="다른 벌점이 없습니다." />
}
