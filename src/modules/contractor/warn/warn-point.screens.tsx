/** Demands on vendors, for both sides: the list, and one from being issued to having been verified. */
import './warn-point.css'
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { impr, riskGrades } from '#modules/impr/impr/impr.model.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { send } from '#platform/web/calls/ask.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { makeWarning } from './warn-point.calls.ts'
import { type WarnPoint, warnPoint, warnTypes } from './warn-point.model.ts'
import { Entry } from './warn-point-entry.tsx'
import { PlaceOnPlan } from './warn-point-place.tsx'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(warnPoint)

const cells = {
  warnTypeCd: ({ warnTypeCd }: WarnPoint) => <TypeTag type={warnTypeCd} />,
  riskGradeCd: ({ riskGradeCd }: WarnPoint) => <Grade grade={riskGradeCd} />,
  dueYmd: (row: WarnPoint) => <Due row={row} />,
}

const widths = { warnTypeCd: 96, riskGradeCd: 88, dueYmd: 116, placeDesc: 140 }

export function WarnPointList() {
  const menu = useTrendMenu()
  return (
    <List
      columns={['warnTypeCd', 'dueYmd', 'riskGradeCd', 'vendorCd', 'placeDesc', 'foundDt', 'foundUserId', 'actionDt']}
      cells={cells}
      widths={widths}
      filters={['warnTypeCd', 'vendorCd', 'foundDt']}
      stateTabs
      excel
      menu={menu}
      empty="발부한 경고·지적이 없습니다."
    />
  )
}

export function VendorWarnPointList() {
  const menu = useTrendMenu()
  return (
    <List
      columns={['warnTypeCd', 'dueYmd', 'riskGradeCd', 'placeDesc', 'foundDt', 'actionDt', 'verifyUserId']}
      cells={cells}
      widths={widths}
      filters={['warnTypeCd', 'foundDt', 'dueYmd']}
      stateTabs
      excel
      menu={menu}
      empty="받은 경고·지적이 없습니다."
    />
  )
}

function useTrendMenu() {
  const { listPath } = usePage()
  const navigate = useNavigate()
  return [{ key: 'trend', label: '추세', onClick: () => navigate(`${listPath}/trend`) }]
}

const openStates: readonly WarnPoint['statusCd'][] = ['ISSUED', 'ACK', 'REVIEW']

/** The day itself once the measure is done; how far it is before. */
function Due({ row: { dueYmd, statusCd } }: { row: WarnPoint }) {
  if (!dueYmd) return null
  return (
    <>
      {dueYmd} {openStates.includes(statusCd) && <Deadline dueYmd={dueYmd} />}
    </>
  )
}

function TypeTag({ type }: { type: WarnPoint['warnTypeCd'] }) {
  const t = useT()
  if (type === 'POINT') return t(warnTypes.POINT)
  return <StatusTag tone={type === 'STOP' ? 'danger' : 'waiting'}>{t(warnTypes[type])}</StatusTag>
}

function Grade({ grade }: { grade: WarnPoint['riskGradeCd'] }) {
  const t = useT()
  if (grade === 'MID' || grade === 'LOW') return t(riskGrades[grade])
  return <StatusTag tone={grade === 'CRIT' ? 'danger' : 'waiting'}>{t(riskGrades[grade])}</StatusTag>
}

export function WarnPointDetail() {
  return (
    <Detail print>
      <Body />
      <Actions />
    </Detail>
  )
}

function Body() {
  const { statusCd, can } = useRecord()
  return statusCd === 'TEMP' && can.edit.length > 0 ? <Entry /> : <Demand />
}

function Demand() {
  const { permitDocNo, stopDesc, lawRefDesc, replyDesc, interimDesc, refuseDesc, verifyDt } = useRecord()
  return (
    <>
      <Proposal />
      <Photos />
      <Section title="요구 내용">
        <Fields names={['warnTypeCd', 'vendorCd', 'contentDesc', 'placeDesc', 'violItemCd', 'riskGradeCd', 'dueYmd']} />
        {lawRefDesc && <Field name="lawRefDesc" />}
        {permitDocNo && <Field name="permitDocNo" />}
        {stopDesc && <Field name="stopDesc" />}
        <PlaceOnPlan />
        <Fields names={['foundDt', 'foundUserId']} />
      </Section>
      <Section title="업체 회신과 조치">
        <Fields names={['ackDueYmd']} />
        {replyDesc && <Field name="replyDesc" />}
        <Field name="interimDesc" {...(interimDesc ? {} : { hint: '치명 등급은 접수할 때 입력합니다.' })} />
        {refuseDesc && <Field name="refuseDesc" />}
        <Fields names={['actionDesc', 'afterFileId', 'actionDt', 'actionUserId']} />
      </Section>
      <Section title="확인">
        <Fields names={verifyDt ? ['verifyCd', 'verifyUserId', 'verifyDt', 'reworkCnt'] : ['reworkCnt']} />
        <Register />
      </Section>
    </>
  )
}

/** Before and after beside each other: what a verifier compares. */
function Photos() {
  const { beforeFileId } = useRecord()
  if (!beforeFileId) return null
  return (
    <Section title="조치 전후">
      <div className="charts">
        <Field name="beforeFileId" />
        <AfterPhoto />
      </div>
    </Section>
  )
}

function AfterPhoto() {
  const t = useT()
  const { afterFileId } = useRecord()
  if (afterFileId) return <Field name="afterFileId" />
  return (
    <div className="warn-photo-missing">
      <strong>{t('조치 후 사진')}</strong>
      <span>{t('아직 없습니다.')}</span>
    </div>
  )
}

/** R2: what was repeated so often that more is proposed. */
function Proposal() {
  const t = useT()
  const { warnPointNo, proposeCd, repeatCnt } = useRecord()
  const { kind, roles } = usePerson()
  const { listPath } = usePage()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  if (!proposeCd || kind === 'vendor') return null
  const issue = async () => {
    setBusy(true)
    try {
      const made = await send(makeWarning, { no: Number(warnPointNo) })
      navigate(`${listPath}/${made.warnPointNo}`)
    } catch (error) {
      alreadyTold(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="doc-banner" data-tone="waiting" role="status">
      <span>
        {proposeCd === 'WARN'
          ? t('90일 안에 같은 위반이 {n}번 있어 경고를 제안합니다.', { n: repeatCnt })
          : t('12개월 안에 경고가 {n}번 있어 총괄책임자에게 출입정지를 제안했습니다.', { n: repeatCnt })}
      </span>
      {proposeCd === 'WARN' && roles.includes('SHM') && (
        <Button type="primary" loading={isBusy} onClick={() => void issue()}>
          {t('경고 작성')}
        </Button>
      )}
    </div>
  )
}

function Register() {
  const t = useT()
  const { imprNo } = useRecord()
  const { kind } = usePerson()
  if (!imprNo) return null
  const path = kind === 'vendor' ? impr.route.vendor : impr.route.staff
  return (
    <div className="doc-value">
      <dt>{t('개선')}</dt>
      <dd>
        <Link to={`${path}/${imprNo}`}>{t('개선 열기')}</Link>
      </dd>
    </div>
  )
}
