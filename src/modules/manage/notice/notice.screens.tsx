/** Notices: what is written, for whom, and who has read it. The same list and page for whoever writes and whoever reads. */
import './notice.css'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { type RowOfList, screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import type { Column } from '#platform/web/table/table.types.ts'
import { ConfirmButton, useReading } from './notice.confirm.tsx'
import { notice } from './notice.model.ts'
import { ReadersSection, WorkersSection } from './notice.readers.tsx'
import { useReadState } from './notice.wire.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(notice)
type Row = RowOfList<typeof notice>

const mine: Column<Row> = { name: 'mine', text: '내 확인', width: 104, render: (row) => <MyState row={row} /> }
const rate: Column<Row> = {
  name: 'rate',
  text: '열람률',
  width: 112,
  align: 'right',
  render: (row) => <Rate row={row} />,
}

export function NoticeList() {
  const { editable } = usePage()
  const more = useMemo(() => (editable ? [rate] : [mine]), [editable])
  return (
    <List
      columns={
        editable
          ? ['noticeTypeCd', 'startDt', 'endDt', 'popupYn', 'confirmYn', 'targetScopeCd', 'createUserId']
          : ['noticeTypeCd', 'openDt', 'confirmYn', 'confirmDueYmd', 'createUserId']
      }
      cells={cells}
      more={more}
      filters={['noticeTypeCd', 'confirmYn', 'startDt']}
      stateTabs={editable}
      empty="게시된 공지가 없습니다."
      peek={<Fields names={['noticeDesc', 'attachFileId', 'targetScopeCd', 'startDt', 'endDt']} />}
    />
  )
}

const general = { noticeTypeCd: 'GEN' }
const procedures = { noticeTypeCd: 'SHE' }
const seenByVendors = [mine] as const

/** S-023 */
export const VendorNotices = () => (
  <List
    columns={['openDt', 'confirmYn', 'confirmDueYmd']}
    cells={cells}
    more={seenByVendors}
    filters={['confirmYn', 'startDt']}
    where={general}
    empty="게시된 공지가 없습니다."
  />
)

/** S-024 */
export const VendorProcedures = () => (
  <List
    columns={['procNo', 'revNo', 'effectiveYmd', 'confirmYn', 'confirmDueYmd']}
    cells={cells}
    more={seenByVendors}
    filters={['confirmYn', 'effectiveYmd', 'procNo']}
    where={procedures}
    empty="게시된 공지가 없습니다."
  />
)

const cells = {
  confirmYn: ({ confirmYn }: Row) => confirmYn === 'Y' && <MustRead />,
  popupYn: ({ popupYn }: Row) => (popupYn === 'Y' ? '○' : ''),
}

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
      <Section title="대상">
        <Fields names={['targetScopeCd']} />
        <Targets />
      </Section>
      <Publication />
      <Reading />
    </Detail>
  )
}

function Procedure() {
  return useRecord().noticeTypeCd === 'SHE' ? <Fields names={['procNo', 'revNo', 'effectiveYmd']} /> : null
}

const targetFields = { DEPT: 'targetDepts', TYPE: 'targetTypes', VENDOR: 'targetVendors' } as const
function Targets() {
  const { targetScopeCd } = useRecord()
  const field = Object.entries(targetFields).find(([scope]) => scope === targetScopeCd)?.[1]
  return field ? <Field name={field} hint={field === 'targetDepts' ? '하위 부서까지 봅니다.' : ''} /> : null
}

function Publication() {
  const { popupYn, confirmYn, targetScopeCd } = useRecord()
  const isForVendors = targetScopeCd !== 'STAFF' && targetScopeCd !== 'DEPT'
  return (
    <Section title="게시">
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
