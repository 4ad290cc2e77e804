/** One accident: what happened, what has to be told by when, who was hurt, what it is by law. */
import './accident.css'
import { Link } from 'react-router'
import { toWire } from '#platform/model/calendar.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Facts, Sums } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { type AccidentCase, accidentCase } from './accident.calls.ts'
import { accident } from './accident.model.ts'
import { Clocks } from './accident-clock-lines.tsx'
import { sevClasses, sevTones } from './accident-codes.model.ts'
import { DRAFT_MS } from './accident-draft.logic.ts'
import { Flags } from './accident-flags.tsx'
import { Victims } from './accident-victim-lines.tsx'
import { Countdown } from './countdown.tsx'
import { FormsPanel } from './form/forms-panel.tsx'
import { InquiryTabs } from './inquiry/inquiry-tabs.tsx'
import { LessonPanel } from './lesson/lesson-panel.tsx'

const { Detail, Section, Field, Fields, Actions, useRecord } = screensFor(accident)

export function AccidentDetail() {
  return (
    <Detail>
      <Body />
      <Actions />
    </Detail>
  )
}

function Body() {
  const { accidentNo, statusCd, rowVersion } = useRecord()
  const isDraft = statusCd === 'TEMP'
  const { data, isError, error, refetch } = useAsked(accidentCase, accidentNo && !isDraft ? { no: accidentNo } : null, {
    version: rowVersion ?? null,
  })
  if (isDraft) return <Draft />
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  return data ? <Case found={data} /> : <Loading lines={10} />
}

/** Nobody has to report it twice: what is known goes on by itself. */
function Draft() {
  const t = useT()
  const { knowDt, injuredCnt, deadCnt } = useRecord()
  const isHurt = (injuredCnt ?? 0) + (deadCnt ?? 0) > 0
  return (
    <div className="stack">
      {isHurt && knowDt && (
        <p className="callout row" data-tone="danger" role="note">
          <span>{t('다친 사람이 있는 사고입니다. 지울 수 없고, 보고하지 않으면 그대로 보고됩니다.')}</span>
          <Countdown dueDt={toWire(new Date(Date.parse(knowDt) + DRAFT_MS))} />
        </p>
      )}
      <Told />
    </div>
  )
}

function Case({ found }: { found: AccidentCase }) {
  const { kind } = usePerson()
  return (
    <div className="stack">
      <Figures />
      {kind === 'staff' && <Clocks clocks={found.clocks} />}
      <Candidates rows={found.candidates} />
      <Flags flags={found.flags} />
      <Told />
      <Reporter of={found.reporter} />
      <Merged rows={found.merged} />
      <Victims victims={found.victims} hiddenCnt={found.hiddenCnt} mayWrite={found.mayWriteVictims} />
      <FormsPanel />
      <Classified />
      {found.seesInquiry && <InquiryTabs />}
      <LessonPanel />
    </div>
  )
}

/** How bad it is, in a few numbers. */
function Figures() {
  const t = useT()
  const { sevClassCd, ownHurtCnt, vendorHurtCnt, injuredCnt, deadCnt, lostDayCnt, openClockCnt, lateRegYn } =
    useRecord()
  const hurt = Math.max((ownHurtCnt ?? 0) + (vendorHurtCnt ?? 0), (injuredCnt ?? 0) + (deadCnt ?? 0))
  return (
    <Sums
      of={[
        {
          label: t('결과등급'),
          value: sevClassCd ? (
            <StatusTag tone={sevTones[sevClassCd]}>{t(sevClasses[sevClassCd])}</StatusTag>
          ) : (
            t('미정')
          ),
        },
        {
          label: t('재해자'),
          value: t('{n}명', { n: hurt }),
          note:
            Boolean(vendorHurtCnt) &&
            t('당사 {own} · 업체 {vendor}', { own: ownHurtCnt ?? 0, vendor: vendorHurtCnt ?? 0 }),
        },
        { label: t('휴업일수'), value: t('{n}일', { n: lostDayCnt ?? 0 }) },
        {
          label: t('남은 보고'),
          value: t('{n}건', { n: openClockCnt ?? 0 }),
          tone: openClockCnt ? 'danger' : undefined,
        },
        lateRegYn === 'Y' && { label: t('지연등록'), value: <StatusTag tone="danger">{t('24시간 지남')}</StatusTag> },
      ]}
    />
  )
}

function Told() {
  const { siteMark, firstActDesc, permitNo, vendorCd, statusCd } = useRecord()
  const isDraft = statusCd === 'TEMP'
  return (
    <Section title="발생 상황">
      <Fields names={['accidentTitle', 'placeDesc', 'occurDt']} />
      {!isDraft && <Fields names={['knowDt', 'reportDt', 'srcCd']} />}
      <Fields names={['injuredCnt', 'deadCnt', 'outsideHurtCnt']} />
      {!isDraft && <Field name="createUserId" label="보고자" />}
      {(isDraft || permitNo) && <Field name="permitNo" />}
      {vendorCd && <Field name="vendorCd" />}
      {(isDraft || siteMark) && <Field name="siteMark" />}
      <Field name="contentDesc" />
      {(isDraft || firstActDesc) && <Field name="firstActDesc" />}
      <Field name="attachFileId" />
    </Section>
  )
}

function Classified() {
  const { accKindCd, leakQtyVal, chemNm, noProcessDesc, equipDesc, can } = useRecord()
  const isLeak = accKindCd === 'LEAK' || leakQtyVal !== null || Boolean(chemNm)
  const mayEdit = can.edit.includes('accKindCd')
  return (
    <Section title="분류" hint="안전관리자가 24시간 안에 확정합니다. 확정한 뒤에는 정정으로 바꿉니다.">
      <Fields names={['accKindCd', 'accTypeCd', 'causeObjCd', 'workTypeDesc', 'potSevCd']} />
      <Fields names={['processNo', 'workCatCd']} />
      {(mayEdit || noProcessDesc) && <Field name="noProcessDesc" />}
      {(mayEdit || equipDesc) && <Field name="equipDesc" />}
      {(mayEdit || isLeak) && <Fields names={['chemNm', 'leakQtyVal']} />}
    </Section>
  )
}

/** Who told by the poster, where he said so. */
function Reporter({ of }: { of: AccidentCase['reporter'] }) {
  const t = useT()
  if (!of) return null
  return (
    <Panel title="QR로 알린 사람">
      <Facts
        facts={[
          [t('이름'), of.reporterNm],
          [t('전화번호'), of.reporterTel && <a href={`tel:${of.reporterTel}`}>{of.reporterTel}</a>],
        ]}
      />
    </Panel>
  )
}

/** Reports of the same hour at the same place: nobody but the safety manager says that they are one. */
function Candidates({ rows }: { rows: AccidentCase['candidates'] }) {
  const t = useT()
  if (rows.length === 0) return null
  return (
    <Panel title="동일사고 후보">
      <p className="quiet">{t('같은 때, 같은 곳이거나 재해자가 같은 보고입니다. 저절로 합쳐지지 않습니다.')}</p>
      <Lines label={t('동일사고 후보')}>
        {rows.map(({ accidentNo, docNo, title, occurDt, placeDesc }) => (
          <li key={accidentNo}>
            <Link to={`${accident.route.staff}/${accidentNo}`}>
              {docNo} {title}
            </Link>
            <span className="quiet">{placeDesc}</span>
            <span>{formatDateTime(occurDt)}</span>
          </li>
        ))}
      </Lines>
    </Panel>
  )
}

/** What was told of it elsewhere, and stands here now. */
function Merged({ rows }: { rows: AccidentCase['merged'] }) {
  const t = useT()
  if (rows.length === 0) return null
  return (
    <Panel title="합쳐진 보고">
      <Lines label={t('합쳐진 보고')}>
        {rows.map(({ accidentNo, docNo, title, contentDesc }) => (
          <li key={accidentNo}>
            <Link to={`${accident.route.staff}/${accidentNo}`}>
              {docNo} {title}
            </Link>
            {contentDesc && <span className="quiet">{contentDesc}</span>}
          </li>
        ))}
      </Lines>
    </Panel>
  )
}
