/** Notices: what is written, for whom, and who has read it. The same list and page for whoever writes and whoever reads. */
import './notice.css'
import { Check } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { dayOf } from '#platform/model/calendar.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { type RowOfList, screensFor } from '#platform/web/document/screens.tsx'
import { useCodes } from '#platform/web/form/codes.ts'
import { useDirectoryName } from '#platform/web/form/directory-search.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import type { Column } from '#platform/web/table/table.types.ts'
import { readColumns } from './notice.calls.ts'
import { notice } from './notice.model.ts'
import { useReadState } from './notice.wire.ts'
import { ConfirmButton, useReading } from './notice-confirm.tsx'
import { ReadersSection } from './notice-readers.tsx'
import { WorkersSection } from './notice-workers.tsx'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(notice)
type Row = RowOfList<typeof notice>

const period: Column<Row> = {
  name: 'startDt',
  text: '게시 기간',
  width: 224,
  sortable: true,
  value: ({ startDt, endDt }) => periodText(startDt, endDt),
  render: ({ startDt, endDt }) => periodText(startDt, endDt),
}
const periodText = (from: string | null, to: string | null): string =>
  from ? [dayOf(from), '~', to ? dayOf(to) : ''].join(' ') : ''
const popup: Column<Row> = {
  name: 'popupYn',
  text: '팝업',
  width: 64,
  value: ({ popupYn }) => popupYn,
  render: ({ popupYn }) => popupYn === 'Y' && <Check size={16} aria-label="Y" />,
}
const must: Column<Row> = {
  name: 'confirmYn',
  text: '필독',
  width: 88,
  value: ({ confirmYn }) => confirmYn,
  render: ({ confirmYn }) => confirmYn === 'Y' && <MustRead />,
}
const mine: Column<Row> = { name: 'mine', text: readColumns.mine, width: 104, render: (row) => <MyState row={row} /> }
const rate: Column<Row> = {
  name: 'rate',
  text: readColumns.rate,
  width: 144,
  align: 'right',
  render: (row) => <Rate row={row} />,
}

export function NoticeList() {
  const { editable } = usePage()
  const more = useMemo(() => (editable ? [period, popup, must, rate] : [must, mine]), [editable])
  return (
    <List
      columns={
        editable ? ['noticeTypeCd', 'createUserId'] : ['noticeTypeCd', 'openDt', 'createUserId', 'confirmDueYmd']
      }
      more={more}
      filters={['noticeTypeCd', editable ? 'confirmYn' : 'doneYn', 'startDt']}
      stateTabs={editable}
      excel
      empty="게시된 공지가 없습니다."
      peek={<Fields names={['noticeDesc', 'attachFileId', 'targetScopeCd', 'startDt', 'endDt']} />}
    />
  )
}

const general = { noticeTypeCd: 'GEN' }
const procedures = { noticeTypeCd: 'SHE' }
/** R2: of how many workers have signed; of others the vendor's own state says it all. */
const signed: Column<Row> = {
  ...rate,
  name: 'signed',
  text: readColumns.signed,
  // Empty where nobody signs by himself, and then left out of a card.
  value: ({ confirmYn, confirmLevelCd }) => (confirmYn === 'Y' && confirmLevelCd === 'WORKER' ? '%' : ''),
}
const seenByVendors = [must, mine, signed] as const

/** S-023 */
export const VendorNotices = () => (
  <List
    columns={['openDt', 'confirmDueYmd']}
    more={seenByVendors}
    filters={['doneYn', 'confirmYn', 'startDt']}
    where={general}
    excel
    empty="게시된 공지가 없습니다."
  />
)

/** S-024 */
export const VendorProcedures = () => (
  <List
    columns={['procNo', 'revNo', 'effectiveYmd', 'confirmDueYmd']}
    more={seenByVendors}
    filters={['doneYn', 'effectiveYmd', 'procNo']}
    where={procedures}
    excel
    empty="게시된 공지가 없습니다."
  />
)

/** S-035: both boards in one list. */
export const AllVendorNotices = () => (
  <List
    columns={['noticeTypeCd', 'procNo', 'revNo', 'openDt', 'confirmDueYmd']}
    more={seenByVendors}
    filters={['doneYn', 'noticeTypeCd', 'startDt']}
    excel
    empty="게시된 공지가 없습니다."
  />
)

function MustRead() {
  const t = useT()
  return <StatusTag tone="danger">{t('필독')}</StatusTag>
}

function MyState({ row }: { row: Row }) {
  const t = useT()
  const state = useReadState(row.noticeNo)
  if (!state?.doneYn) return null
  if (state.doneYn === 'N')
    return (
      <StatusTag tone={row.confirmYn === 'Y' ? 'waiting' : 'draft'}>
        {t(row.confirmYn === 'Y' ? '미확인' : '안 읽음')}
      </StatusTag>
    )
  return <StatusTag tone="done">{t(row.confirmYn === 'Y' ? '확인' : '읽음')}</StatusTag>
}

function Rate({ row }: { row: Row }) {
  const state = useReadState(row.noticeNo)
  if (state?.ratePct == null) return null
  return (
    <span className="notice-rate">
      {state.ratePct.toFixed(1)} %<small>{`${state.doneCnt}/${state.targetCnt}`}</small>
    </span>
  )
}

export function NoticeDetail() {
  return (
    <Detail print>
      <Told />
      <Section title="공지 내용">
        <Fields names={['noticeTitle', 'noticeTypeCd']} />
        <Procedure />
        <Fields names={['noticeDesc', 'attachFileId']} />
      </Section>
      <Translated />
      <Section title="대상">
        <Fields names={['targetScopeCd']} />
        <Targets />
      </Section>
      <Publication />
      <Reading />
    </Detail>
  )
}

/** What every worker confirms, each in his own language; whoever writes it sees that it is missing. */
function Translated() {
  const { editable } = usePage()
  const { texts, confirmYn, confirmLevelCd } = useRecord()
  const isAsked = editable && confirmYn === 'Y' && confirmLevelCd === 'WORKER'
  if (!isAsked && !texts?.length) return null
  return (
    <Section title="번역">
      <Field
        name="texts"
        hint="작업자는 자기 말로 적힌 공지를 읽고 확인합니다. 번역이 없으면 통역자가 읽어 주고 서명해야 합니다."
      />
    </Section>
  )
}

function Procedure() {
  return useRecord().noticeTypeCd === 'SHE' ? <Fields names={['procNo', 'revNo', 'effectiveYmd']} /> : null
}

const targetFields = { DEPT: 'targetDepts', TYPE: 'targetTypes', VENDOR: 'targetVendors' } as const
function Targets() {
  const record = useRecord()
  const { mode } = useDocument()
  const { targetScopeCd } = record
  const field = Object.entries(targetFields).find(([scope]) => scope === targetScopeCd)?.[1]
  if (!field) return null
  const rows: readonly Readonly<Record<string, string>>[] = record[field] ?? []
  if (mode !== 'draft') return <TargetNames rows={rows} />
  return <Field name={field} {...(field === 'targetDepts' && { hint: '하위 부서까지 봅니다.' })} />
}

const groups = { targetDeptCd: 'department', targetVendorCd: 'vendor' } as const
/** By their names, which a reader knows, and not by their codes. */
function TargetNames({ rows }: { rows: readonly Readonly<Record<string, string>>[] }) {
  return (
    <ul className="row">
      {rows
        .flatMap((row) => Object.entries(row))
        .map(([name, key]) => (
          <li key={key}>
            {name === 'targetTypeCd' ? (
              <TypeName code={key} />
            ) : (
              <TargetName kind={groups[name as keyof typeof groups]} code={key} />
            )}
          </li>
        ))}
    </ul>
  )
}

const TargetName = ({ kind, code }: { kind: 'department' | 'vendor'; code: string }) =>
  useDirectoryName(kind, code, null)
const TypeName = ({ code }: { code: string }) =>
  useCodes(notice.fields.targetTypes.fields.targetTypeCd).find((item) => item.code === code)?.codeNm ?? code

function Publication() {
  const { editable } = usePage()
  if (editable) return <Publishing />
  return (
    <Section title="게시 방법">
      <Fields names={['openDt', 'endDt', 'confirmDueYmd', 'createUserId']} />
    </Section>
  )
}

function Publishing() {
  const { popupYn, confirmYn, targetScopeCd } = useRecord()
  const isForVendors = targetScopeCd !== 'STAFF' && targetScopeCd !== 'DEPT'
  return (
    <Section title="게시 방법">
      <Field name="startDt" hint="비워 두면 바로 게시합니다." />
      <Field name="endDt" hint="비워 두면 종료할 때까지 게시합니다." />
      <Field name="popupYn" hint="로그인하면 바로 보여 줍니다." />
      {popupYn === 'Y' && <Field name="popup" hint="비워 두면 게시하는 동안 보여 줍니다." />}
      <Field name="confirmYn" hint="읽고 확인해야 하는 공지입니다." />
      {confirmYn === 'Y' && <Field name="confirmDueYmd" />}
      {confirmYn === 'Y' && isForVendors && <Field name="confirmLevelCd" />}
      {confirmYn === 'Y' && <Field name="urgentYn" />}
    </Section>
  )
}

/** What the reader should know before the text: that he must confirm it, that a newer revision is being written. */
function Told() {
  const t = useT()
  const { listPath, editable } = usePage()
  const { statusCd, confirmYn, confirmDueYmd, nextNoticeNo, noticeNo } = useRecord()
  const state = useReadState(noticeNo)
  return (
    <>
      {statusCd === 'OPEN' && confirmYn === 'Y' && state?.doneYn === 'N' && (
        <p className="doc-banner" data-tone="waiting" role="status">
          {t('필독 공지입니다. 읽은 뒤 확인해 주십시오.')} {confirmDueYmd && <Deadline dueYmd={confirmDueYmd} />}
        </p>
      )}
      {state?.doneYn === 'Y' && confirmYn === 'Y' && (
        <p className="doc-banner" data-tone="done" role="status">
          {t('공지를 확인했습니다.')}{' '}
          <span className="quiet">{state.confirmDt && formatDateTime(state.confirmDt)}</span>
        </p>
      )}
      {editable && nextNoticeNo && (
        <p className="doc-banner" data-tone="progress" role="status">
          {t('개정본이 있습니다.')} <Link to={`${listPath}/${nextNoticeNo}`}>{t('개정본 열기')}</Link>
        </p>
      )}
    </>
  )
}

/** The reader confirms; whoever publishes sees who has. */
function Reading() {
  const { kind } = usePerson()
  const { editable } = usePage()
  const { noticeNo, statusCd, confirmYn, confirmLevelCd } = useRecord()
  const state = useReadState(noticeNo)
  const isMeant = Boolean(state?.doneYn)
  const isSigned = kind === 'vendor' && confirmYn === 'Y' && confirmLevelCd === 'WORKER'
  const left = useReading(isMeant ? noticeNo : null, Boolean(state?.readDt))
  const mayConfirm = noticeNo !== null && confirmYn === 'Y' && state?.doneYn === 'N' && !isSigned
  return (
    <>
      {isSigned && isMeant && noticeNo && <WorkersSection no={noticeNo} />}
      {editable && noticeNo && statusCd !== 'TEMP' && statusCd !== 'SCHEDULED' && (
        <ReadersSection no={noticeNo} confirmYn={confirmYn === 'Y'} />
      )}
      <Actions>{mayConfirm && <ConfirmButton no={noticeNo} left={left} />}</Actions>
    </>
  )
}
