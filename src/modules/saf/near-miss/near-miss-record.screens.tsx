/** One near miss, from being written to being closed. */
import { Link } from 'react-router'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { BeforeAfter } from '#platform/web/form/attachments/before-after.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Others } from '#platform/web/parts/part-of-others.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { accident } from '../accident/accident.model.ts'
import { Thanks } from '../thanks.tsx'
import { nearMiss } from './near-miss.model.ts'
import { nearMissOccasional } from './near-miss.parts.tsx'
import { Alike, Entry } from './near-miss-entry.tsx'

const { Detail, Section, Field, Fields, Actions, useRecord } = screensFor(nearMiss)

/** A draft asks; what has been reported is read, and edited section by section. */
export function NearMissDetail() {
  return (
    <Detail aside={<Alike />} print>
      <Report />
      <Actions />
    </Detail>
  )
}

function Report() {
  const { statusCd, accidentNo, can } = useRecord()
  if (accidentNo) return <Became accidentNo={accidentNo} />
  return statusCd === 'TEMP' && can.edit.length > 0 ? <Entry /> : <Sections />
}

/** Somebody was hurt: it goes on as an accident. */
function Became({ accidentNo }: { accidentNo: number }) {
  const t = useT()
  const { kind } = usePerson()
  const list = kind === 'vendor' ? accident.route.vendor : accident.route.staff
  return (
    <>
      <p className="doc-banner" data-tone="danger" role="note">
        {t('다친 사람이 있어 사고로 열렸습니다.')} <Link to={`${list}/${accidentNo}`}>{t('사고 열기')}</Link>
      </p>
      <Sections />
    </>
  )
}

/** What was seen, what it was taken for, what was done. */
function Sections() {
  const { accTypeCd, hipoYn, processNo, vendorCd, workCatCd, siteMark } = useRecord()
  return (
    <>
      <Thanked />
      {hipoYn === 'Y' && <HighPotential />}
      <Section title="발생 상황">
        <Fields names={['placeDesc', 'occurDt']} />
        <Field name="createUserId" label="보고자" />
        {processNo && <Field name="processNo" />}
        {vendorCd && <Field name="vendorCd" />}
        {siteMark && <Field name="siteMark" />}
        <Fields names={['contentDesc', 'photoFileId']} />
      </Section>
      {accTypeCd && (
        <>
          <Section title="분류">
            <Fields names={['accTypeCd', 'potSevCd']} />
            {workCatCd && <Field name="workCatCd" />}
            <Fields names={['ownerUserId', 'dueYmd']} />
          </Section>
          <Section title="조치">
            <Fields names={['measureDesc', 'afterFileId', 'actionDt']} />
            <Compared />
            <Improvement />
          </Section>
        </>
      )}
      <Reassessed />
    </>
  )
}

/** Whether the risk of such work was looked at anew. */
function Reassessed() {
  const { kind } = usePerson()
  const { values } = useDocument()
  const { nearMissNo, statusCd, processNo, workCatCd } = useRecord()
  if (kind === 'vendor' || !nearMissNo || statusCd === 'TEMP') return null
  const processNm = typeof values.processNm === 'string' ? values.processNm : null
  return <Others part={nearMissOccasional} asks={{ nearMissNo, processNo, processNm, workCatCd }} />
}

/** To whoever told of it, once it was put right. */
function Thanked() {
  const { statusCd, createUserId, measureDesc, photoFileId, afterFileId } = useRecord()
  if (statusCd !== 'DONE' && statusCd !== 'CLOSE') return null
  return <Thanks toUserId={createUserId} said={measureDesc} beforeFileId={photoFileId} after={afterFileId} />
}

/** Where its action is kept once it has gone to the register. */
function Improvement() {
  const t = useT()
  const { kind } = usePerson()
  const { imprNo } = useRecord()
  if (!imprNo || kind === 'vendor') return null
  return (
    <div className="doc-value">
      <dt>{t('개선')}</dt>
      <dd>
        <Link to={`${impr.route.staff}/${imprNo}`}>{t('개선 열기')}</Link>
      </dd>
    </div>
  )
}

function HighPotential() {
  const t = useT()
  return (
    <p>
      <StatusTag tone="danger">HiPo</StatusTag>{' '}
      {t('크게 다치거나 목숨을 잃을 수 있던 일입니다. 안전환경팀장이 종결합니다.')}
    </p>
  )
}

/** Where it happened, before the measure and after it. */
function Compared() {
  const { photoFileId, afterFileId, placeDesc, occurDt, actionDt } = useRecord()
  return (
    <BeforeAfter
      before={{ attachFileId: photoFileId, placeDesc, atDt: occurDt }}
      after={{ attachFileId: afterFileId, placeDesc, atDt: actionDt }}
    />
  )
}
