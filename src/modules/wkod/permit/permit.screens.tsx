/** Permits of the site and of its contractors: one page for both, with what its reader decides by. */
import { Button } from 'antd'
import { Copy, QrCode as QrIcon } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { type RowOfList, screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useIsAway } from '#platform/web/offline/use-is-away.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { QrCode } from '#platform/web/parts/qr-code.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { usePerson, useSession } from '#platform/web/session/session.ts'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { PermitShiftTab } from '../shift/shift-tab.tsx'
import { AlonePart } from './alone/alone-part.tsx'
import { AssessedPart } from './assessed/assessed-part.tsx'
import { useLater } from './away/act-away.tsx'
import { AwayPermit, AwayPermits, type AwayTab, NotKept } from './away/away-permit.tsx'
import { KeepAhead } from './away/keep-ahead.tsx'
import { keptPermit } from './away/kept-permits.ts'
import { Checks, checkCount, useStoredChecks } from './check/permit-checks.tsx'
import { Crew } from './crew/permit-crew.tsx'
import { isLive } from './fields/permit-codes.model.ts'
import { Printed } from './paper/permit-printed.tsx'
import { permit } from './permit.model.ts'
import { Countdown, Grade, RowValidity, Types } from './permit.parts.tsx'
import { Clash, Narrowed } from './permit-narrowed.tsx'
import { useCopy, usePaper } from './permit-queries.ts'
import { Changed, Resume, State, StopButton } from './permit-state.tsx'
import { AirTab, AnalysisTab, CourseTab, FilesTab, HistoryTab, IsolationTab, PlaceTab } from './permit-tabs.tsx'
import { SeenAtWork } from './request/permit-seen.tsx'
import { Starts, TemplateButton } from './request/permit-starts.tsx'
import { TypeSections, TypesSection } from './request/permit-types.tsx'
import { TypeHints } from './request/type-hints.tsx'

const { List, Detail, Section, Field, Fields, Actions, LastStep, useRecord } = screensFor(permit)
type Row = RowOfList<typeof permit>

const cells = {
  permitBaseCd: (row: Row) => <Types record={row} />,
  riskGradeCd: (row: Row) => <Grade grade={row.riskGradeCd} />,
  workFromDt: (row: Row) => <RowValidity fromDt={row.workFromDt} toDt={row.workToDt} />,
  gasNextDueDt: (row: Row) => (row.statusCd === 'WORK' ? <Countdown dueDt={row.gasNextDueDt} /> : null),
}
const widths = {
  wkodTitle: 224,
  permitBaseCd: 168,
  riskGradeCd: 80,
  conflictYn: 72,
  vendorCd: 104,
  placeDesc: 128,
  workFromDt: 124,
  gasNextDueDt: 124,
}
/** All of them beside the menu at 1440 px: what presses is never off the edge. */
const vendorWidths = {
  permitBaseCd: 168,
  riskGradeCd: 76,
  gasNextDueDt: 128,
  workFromDt: 124,
  placeDesc: 160,
}
const ofStaff = {
  ...cells,
  conflictYn: (row: Row) => (row.conflictYn === 'Y' ? <Clash /> : null),
}
const empty = '작업허가가 없습니다. 등록하거나 지난 허가를 복사하십시오.'

export function PermitList() {
  const hasStartedAway = useSession()?.isAway ?? false
  return hasStartedAway ? <AwayPermits /> : <StaffPermits />
}

function StaffPermits() {
  return (
    <List
      columns={[
        ...([
          'permitBaseCd',
          'riskGradeCd',
          'conflictYn',
          'workFromDt',
          'vendorCd',
          'placeDesc',
          'gasNextDueDt',
        ] as const),
        ...(['ownDeptCd', 'areaDeptCd', 'ownUserId', 'apprUserId', 'isoCnt'] as const),
      ]}
      cells={ofStaff}
      widths={widths}
      filters={['wkodDt', 'permitBaseCd', 'vendorCd']}
      stateTabs
      excel
      empty={empty}
      extra={<Narrowed />}
    />
  )
}

export function VendorPermitList() {
  const hasStartedAway = useSession()?.isAway ?? false
  return hasStartedAway ? <AwayPermits /> : <VendorPermits />
}

function VendorPermits() {
  return (
    <List
      columns={['permitBaseCd', 'riskGradeCd', 'gasNextDueDt', 'workFromDt', 'placeDesc', 'vendorCd']}
      cells={cells}
      widths={vendorWidths}
      filters={['wkodDt', 'permitBaseCd', 'riskGradeCd']}
      stateTabs
      excel
      empty={empty}
    />
  )
}

export function PermitDetail() {
  const { params } = usePage()
  const no = params.no === undefined ? undefined : Number(params.no)
  const hasStartedAway = useSession()?.isAway ?? false
  const isAway = useIsAway()
  const tabs = useAwayTabs()
  const kept = useMemo(() => (isAway && no !== undefined ? keptPermit(no) : undefined), [isAway, no])
  if (kept) return <AwayPermit key={no} kept={kept} tabs={tabs} />
  return hasStartedAway && no !== undefined ? <NotKept /> : <ConnectedPermit no={no} />
}

/** Without a network: what this device knows. */
function useAwayTabs(): AwayTab[] {
  const t = useT()
  return [
    { key: 'base', label: t('기본'), content: <Base /> },
    { key: 'crew', label: t('인원/TBM'), content: <Crew /> },
    { key: 'jsa', label: t('JSA'), content: <AnalysisTab /> },
    { key: 'air', label: t('가스측정'), content: <AirTab /> },
    { key: 'iso', label: t('격리(LOTO)'), content: <IsolationTab /> },
    { key: 'types', label: t('유형'), content: <TypeSections /> },
  ]
}

function ConnectedPermit({ no }: { no: number | undefined }) {
  const later = useLater(no)
  return (
    <Detail print aside={<QrPanel />} later={later}>
      <KeepAhead />
      <State />
      <AlonePart />
      <AssessedPart />
      <Changed />
      <Printed />
      <Resume />
      <Starts />
      <Tabs />
      <Actions>
        <CopyButton />
        <StopButton />
      </Actions>
    </Detail>
  )
}

function Tabs() {
  const t = useT()
  const { mode, editor } = useDocument()
  const { permitCrew, permitDocNo, permitNo, permitSusp, permitExtend } = useRecord()
  const checks = useStoredChecks()
  const isDraft = mode === 'draft'
  const label = (text: string, count = '') => (
    <>
      {t(text)} {count && <small>{count}</small>}
    </>
  )
  const always: { key: string; label: ReactNode; content: ReactNode }[] = [
    { key: 'base', label: label('기본'), content: <Base /> },
    { key: 'types', label: label(isDraft ? '유형·체크' : '안전조치', checkCount(checks)), content: <TypesTab /> },
    {
      key: 'crew',
      label: label(isDraft ? '인원' : '인원/TBM', permitCrew?.length ? `${permitCrew.length}` : ''),
      content: <People />,
    },
    { key: 'jsa', label: label(isDraft ? 'JSA·계획' : 'JSA'), content: <AnalysisTab /> },
    { key: 'place', label: label(isDraft ? '위치' : '위치/동시작업'), content: <PlaceTab /> },
    {
      key: 'files',
      label: label(isDraft ? '제출' : '첨부'),
      content: (
        <>
          <FilesTab />
          <LastStep />
        </>
      ),
    },
  ]
  const later = permitDocNo
    ? [
        { key: 'air', label: label('가스측정'), content: <AirTab /> },
        { key: 'iso', label: label('격리(LOTO)'), content: <IsolationTab /> },
        { key: 'appr', label: label('결재'), content: <CourseTab /> },
        {
          key: 'story',
          label: label('이력', `${(permitSusp?.length ?? 0) + (permitExtend?.length ?? 0) || ''}`),
          content: <HistoryTab permitNo={permitNo} />,
        },
      ]
    : []
  // What was done beside the fields, as the place on the plan, counts where the whole is looked over.
  const lookOver = (key: string) => {
    if (isDraft && key === 'files') void editor.save().then(() => editor.reload())
  }
  return (
    <SectionTabs
      items={[...always, ...later]}
      onShow={lookOver}
      {...(isDraft && { steps: { back: t('이전'), next: t('다음') } })}
    />
  )
}

function Base() {
  const { permitUrgentYn, permitSubCds, isoNoneDesc } = useRecord()
  const { mode } = useDocument()
  const { kind } = usePerson()
  // A contractor cannot look the site's people up: its plan or its contract says who supervises.
  const isTold = kind === 'vendor' && mode === 'draft'
  return (
    <>
      <Section title="작업">
        <Fields names={['wkodTitle', 'wkodDesc', 'wkodDt', 'permitUrgentYn', 'workFromDt', 'workToDt']} />
        {permitUrgentYn === 'Y' && <Field name="urgentDesc" />}
        <TypeHints />
        <SeenAtWork />
      </Section>
      <Section
        title="장소와 담당"
        {...(isTold && { hint: '공사감독은 작업계획서의 공사감독입니다. 계획서가 없으면 계약을 따릅니다.' })}
      >
        <Fields
          names={[...(isTold ? [] : (['ownUserId'] as const)), 'areaDeptCd', 'processNo', 'equipNo', 'placeDesc']}
        />
      </Section>
      <Section title="운전부서 검토">
        <Fields names={['areaHazardDesc', 'gasPlanDesc', 'isoPlanDesc']} />
        {(isoNoneDesc || /CSE|ELE/.test(permitSubCds ?? '')) && <Field name="isoNoneDesc" />}
      </Section>
    </>
  )
}

function TypesTab() {
  const { mode } = useDocument()
  return (
    <>
      {mode !== 'draft' && <Checks />}
      <TypesSection />
      <TypeSections />
    </>
  )
}

function People() {
  const { vendorCd, permitNo, permitDocNo } = useRecord()
  const { editor } = useDocument()
  const { kind } = usePerson()
  const isVendor = kind === 'vendor' || Boolean(vendorCd)
  return (
    <>
      <Section title="책임자와 감시인">
        <Fields names={[isVendor ? 'leaderPersonNo' : 'leaderUserId']} />
        <Fields names={['watchPersonNo', 'fireWatchPersonNo', 'signalPersonNo', 'cmdPersonNo']} />
      </Section>
      <Section isFree title="작업인원">
        <Crew />
      </Section>
      {permitDocNo && permitNo && <PermitShiftTab permitNo={permitNo} onChange={() => editor.reload()} />}
    </>
  )
}

function CopyButton() {
  const t = useT()
  const { permitNo, permitDocNo, statusCd, vendorCd } = useRecord()
  const { editable } = usePage()
  const isPhone = useIsPhone()
  const copy = useCopy()
  const { roles, vendorCd: own } = usePerson()
  const mayAsk = roles.some((role) => role === 'VSP' || role === 'VSM' || role === 'SUP')
  // Within the thumb stands what the work itself needs.
  const isInTheWay = isPhone && isLive(statusCd)
  if (!permitNo || !permitDocNo || !editable || !mayAsk || isInTheWay) return null
  return (
    <>
      <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copy(permitNo)}>
        {t('지난 허가 복사')}
      </Button>
      {!isPhone && vendorCd === own && <TemplateButton />}
    </>
  )
}

/** The code that everybody on the spot scans, also from a screen. */
function QrPanel() {
  const t = useT()
  const { permitNo, rowVersion, permitDocNo } = useRecord()
  const { data } = usePaper(permitNo, rowVersion)
  if (!data?.path || !permitDocNo) return null
  const address = new URL(data.path, location.origin).href
  const show = () =>
    openDialog({
      label: t('현장 확인 QR'),
      width: '420px',
      content: () => (
        <div className="stack is-close">
          <QrCode className="permit-code" text={address} label={t('현장 확인 QR')} />
          <p>{t('누구나 허가 상태를 보고 작업을 중지할 수 있습니다. 작업자는 TBM에 서명합니다.')}</p>
        </div>
      ),
    })
  return (
    <section aria-label={t('현장 확인 QR')} className="stack is-close">
      <h2>{t('현장 확인')}</h2>
      <Button icon={<QrIcon size={16} aria-hidden />} onClick={() => void show()}>
        {t('QR 보기')}
      </Button>
      <Link to={data.path} target="_blank" rel="noreferrer" reloadDocument>
        {t('현장 화면 열기')}
      </Link>
    </section>
  )
}
