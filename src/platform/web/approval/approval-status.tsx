/** What the approval-status popup shows: one request, or one tab for each, the newest first (S-272). */
import './approval.css'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'antd'
import type { Tone } from '#platform/model/document.ts'
import { api } from '#platform/web/api/client.ts'
import { useCodeName, useCodesOf } from '#platform/web/form/codes.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'

export interface ApprovalKey {
  apprRqstNoList: readonly number[]
  apprBizCd: string
}
interface Line {
  apprLineNo: number
  seqNo: number
  lineTypeCd: string
  userId: string
  userNm: string | null
  orgNm: string | null
  actUserNm: string | null
  deputyYn: 'Y' | 'N'
  lineStatusCd: string
  decisionCd: string | null
  opinionDesc: string | null
  actDt: string | null
}
export interface Approval {
  apprRqstNo: number
  apprTitle: string
  rqstUserNm: string | null
  rqstDeptNm: string | null
  rqstDt: string | null
  apprStatusCd: string
  urgentYn: 'Y' | 'N'
  rqstOpinionDesc: string | null
  lines: Line[]
}

export function ApprovalStatus({ apprRqstNoList, apprBizCd }: ApprovalKey) {
  const t = usePlatformT()
  const query = { apprRqstNoList: apprRqstNoList.join(','), apprBizCd }
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['approvalStatus', query],
    queryFn: async ({ signal }) =>
      (await api.get<{ rows: Approval[] }>('/api/manage/approval/status', { query, signal, quiet: true })).rows,
  })
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={6} />
  const [first] = data
  if (!first) return <Empty message={t('이 문서의 결재현황을 볼 수 없습니다.')} />
  if (data.length === 1) return <OneApproval approval={first} />
  const items = data.map((approval) => ({
    key: String(approval.apprRqstNo),
    label: <span className="approval-tab">{approval.apprTitle}</span>,
    children: <OneApproval approval={approval} />,
  }))
  return <Tabs items={items} />
}

export const requestTones: Readonly<Record<string, Tone>> = {
  TEMP: 'draft',
  PROGRESS: 'progress',
  APPR: 'done',
  RTN: 'waiting',
  REJ: 'danger',
  WITHDRAWN: 'draft',
}

export function OneApproval({ approval }: { approval: Approval }) {
  const t = usePlatformT()
  const status = useCodeName({ group: 'APPR_STATUS' }, approval.apprStatusCd)
  return (
    <article className="approval" aria-label={approval.apprTitle}>
      <header>
        <h3>{approval.apprTitle}</h3>
        <StatusTag tone={requestTones[approval.apprStatusCd] ?? 'draft'}>{status}</StatusTag>
        {approval.urgentYn === 'Y' && <StatusTag tone="danger">{t('긴급')}</StatusTag>}
        <p className="quiet">
          {[approval.rqstDeptNm, approval.rqstUserNm, formatDateTime(approval.rqstDt)].filter(Boolean).join(' · ')}
        </p>
        {approval.rqstOpinionDesc && <p>{approval.rqstOpinionDesc}</p>}
      </header>
      <Lines lines={approval.lines} />
    </article>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const t = usePlatformT()
  const codes = useCodesOf({
    type: { group: 'APPR_LINE_TYPE' },
    status: { group: 'APPR_LINE_STATUS' },
    decision: { group: 'APPR_DECISION' },
  })
  const nameOf = (group: string, code: string) => codes.get(group)?.find((item) => item.code === code)?.codeNm ?? code
  return (
    <table className="approval-lines" aria-label={t('결재선')}>
      <HeadRow names={['순번', '구분|step', '결재자', '상태', '일시', '의견']} />
      <tbody>
        {lines.map((line) => (
          <tr key={line.apprLineNo} data-current={line.lineStatusCd === 'TODO' || undefined}>
            <td>{line.seqNo}</td>
            <td>{nameOf('type', line.lineTypeCd)}</td>
            <td>
              <Approver line={line} />
            </td>
            <td>
              <StatusTag tone={toneOf(line)}>
                {line.decisionCd ? nameOf('decision', line.decisionCd) : nameOf('status', line.lineStatusCd)}
              </StatusTag>
            </td>
            <td className="approval-when">{formatDateTime(line.actDt) || '–'}</td>
            <td>{line.opinionDesc ?? ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Who acted; beside a deputy, whom he stood for. */
function Approver({ line }: { line: Line }) {
  const t = usePlatformT()
  if (line.deputyYn !== 'Y')
    return (
      <>
        {line.userNm} <span className="quiet">{line.orgNm}</span>
      </>
    )
  return (
    <>
      {line.actUserNm} <StatusTag tone="suspended">{t('대결')}</StatusTag>{' '}
      <span className="quiet">{t('{name} 대신', { name: line.userNm })}</span>
    </>
  )
}

const decisionTones: Readonly<Record<string, Tone>> = {
  OK: 'done',
  COND: 'waiting',
  OPPOSE: 'danger',
  RTN: 'danger',
  REJ: 'danger',
}
const statusTones: Readonly<Record<string, Tone>> = { WAIT: 'draft', TODO: 'progress', DONE: 'done', SKIP: 'draft' }
const toneOf = ({ decisionCd, lineStatusCd }: Line): Tone =>
  (decisionCd ? decisionTones[decisionCd] : statusTones[lineStatusCd]) ?? 'draft'
