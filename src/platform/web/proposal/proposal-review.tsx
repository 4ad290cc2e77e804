/** What a sheet would change, row by row: seen first, written when one says so, taken back while nobody has touched it. */
import './proposal.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Pagination } from 'antd'
import { Download, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Tone } from '#platform/model/document.ts'
import {
  type Proposal,
  type ProposalPage,
  type ProposedKind,
  type ProposedRow,
  proposedKinds,
} from '#platform/model/proposal.ts'
import { ApiError, api } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { formatDateTime, formatNumber } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'

const tones: Readonly<Record<ProposedKind, Tone>> = {
  CHANGED: 'progress',
  NEW: 'done',
  MOVED: 'waiting',
  REFUSED: 'danger',
  UNKNOWN: 'suspended',
  SAME: 'draft',
}
const kinds = Object.keys(proposedKinds) as ProposedKind[]
const LIMIT = 50
/** Every row goes through its rules. */
const TIMEOUT_MS = 300_000

interface ReviewProps {
  first: Proposal
  onWritten(): void
}

export function ProposalReview({ first, onWritten }: ReviewProps) {
  const [kindCd, setKind] = useState<ProposedKind | undefined>(() => opensWith(first))
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useProposal(first.proposalNo, kindCd, page)
  const step = useStep(first.proposalNo, async () => {
    await refetch()
    onWritten()
  })
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  const shown = data ?? first
  const show = (kind: ProposedKind | undefined) => {
    setKind(kind)
    setPage(1)
  }
  return (
    <div className="proposal">
      <Summary proposal={shown} busy={step.busy} failure={step.failure} />
      <Kinds proposal={shown} chosen={kindCd} onChoose={show} />
      {data ? <Rows rows={data.rows} /> : <Loading lines={4} />}
      {data && data.total > LIMIT && (
        <Pagination
          current={page}
          total={data.total}
          pageSize={LIMIT}
          showSizeChanger={false}
          onChange={setPage}
          size="small"
          align="center"
        />
      )}
      <Actions proposal={shown} step={step} />
    </div>
  )
}

/** What wants a look comes first; a sheet that changes nothing shows all its rows. */
const opensWith = ({ counts }: Proposal): ProposedKind | undefined =>
  kinds.find((kind) => kind !== 'SAME' && counts[kind] > 0)

const useProposal = (proposalNo: number, kindCd: ProposedKind | undefined, page: number) =>
  useQuery({
    queryKey: ['proposal', proposalNo, kindCd ?? '', page],
    queryFn: ({ signal }) =>
      api.get<ProposalPage>(`/api/proposals/${proposalNo}`, {
        query: { page, limit: LIMIT, ...(kindCd && { kindCd }) },
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  })

type Verb = 'confirm' | 'undo'
interface Step {
  busy: Verb | undefined
  /** Why it was not done; who has changed what since. */
  failure: { message: string; lines: readonly string[] } | undefined
  take(verb: Verb): Promise<void>
}

function useStep(proposalNo: number, onTaken: () => Promise<void>): Step {
  const [busy, setBusy] = useState<Verb>()
  const [failure, setFailure] = useState<Step['failure']>()
  const take = async (verb: Verb) => {
    setBusy(verb)
    setFailure(undefined)
    try {
      await api.post(`/api/proposals/${proposalNo}/${verb}`, undefined, { quiet: true, timeoutMs: TIMEOUT_MS })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure({ message: messageOf(error), lines: error.problems.map(({ message }) => message) })
    } finally {
      await onTaken()
      setBusy(undefined)
    }
  }
  return { busy, failure, take }
}

function Summary({ proposal, busy, failure }: { proposal: Proposal } & Pick<Step, 'busy' | 'failure'>) {
  const t = usePlatformT()
  const { counts, statusCd, versionYn } = proposal
  const values = { changed: formatNumber(counts.CHANGED), inserted: formatNumber(counts.NEW) }
  const text =
    busy === 'confirm'
      ? t('변경 {changed}건, 신규 {inserted}건을 저장하고 있습니다.', values)
      : busy === 'undo'
        ? t('되돌리고 있습니다.')
        : statusCd === 'DONE'
          ? t('변경 {changed}건, 신규 {inserted}건을 저장했습니다.', values)
          : statusCd === 'UNDONE'
            ? t('변경 {changed}건, 신규 {inserted}건을 되돌렸습니다.', values)
            : counts.CHANGED + counts.NEW > 0
              ? t(
                  '변경 {changed}건, 신규 {inserted}건을 저장할 수 있습니다. 아직 아무것도 저장하지 않았습니다.',
                  values,
                )
              : t('저장할 내용이 없습니다.')
  return (
    <>
      <p role="status">
        <b>{text}</b>
      </p>
      {busy && <progress className="proposal-progress" aria-label={text} />}
      {failure && (
        <div role="alert" className="callout" data-tone="danger">
          <p>{failure.message}</p>
          {failure.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {versionYn === 'N' && (
        <p className="callout" data-tone="waiting">
          {t(
            '내려받을 때 함께 적힌 숨은 열이 없어, 그 뒤에 다른 사람이 고쳤는지 알 수 없습니다. 지금 값과 비교했습니다.',
          )}
        </p>
      )}
    </>
  )
}

interface KindsProps {
  proposal: Proposal
  chosen: ProposedKind | undefined
  onChoose(kind: ProposedKind | undefined): void
}
function Kinds({ proposal: { counts }, chosen, onChoose }: KindsProps) {
  const t = usePlatformT()
  const total = kinds.reduce((sum, kind) => sum + counts[kind], 0)
  const choices = [
    { kind: undefined, label: '전체', count: total },
    ...kinds.map((kind) => ({ kind, label: proposedKinds[kind], count: counts[kind] })),
  ]
  return (
    <nav className="proposal-kinds" aria-label={t('구분')}>
      {choices
        .filter(({ kind, count }) => kind === undefined || count > 0)
        .map(({ kind, label, count }) => (
          <button
            key={label}
            type="button"
            className="plain-button"
            aria-current={kind === chosen || undefined}
            onClick={() => onChoose(kind)}
          >
            {t(label)} {formatNumber(count)}
          </button>
        ))}
    </nav>
  )
}

function Rows({ rows }: { rows: readonly ProposedRow[] }) {
  const t = usePlatformT()
  return (
    // What scrolls is reached by the keyboard as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has nothing else in it to focus
    <ul className="proposal-rows" aria-label={t('올린 행')} tabIndex={0}>
      {rows.map((row) => (
        <Row key={row.rowNo} row={row} />
      ))}
    </ul>
  )
}

function Row({ row }: { row: ProposedRow }) {
  const t = usePlatformT()
  const { rowNo, kindCd, docNo, title, changes, faults, moved } = row
  return (
    <li>
      <p className="proposal-head">
        <StatusTag tone={tones[kindCd]}>{t(proposedKinds[kindCd])}</StatusTag>
        <span className="quiet">{t('{row}행', { row: rowNo })}</span>
        {docNo && <span className="quiet">{docNo}</span>}
        <b>{title}</b>
      </p>
      {kindCd === 'UNKNOWN' && <p className="is-bad">{t('자료를 찾을 수 없습니다.')}</p>}
      {moved && (
        <p className="is-bad">
          {t('내려받은 뒤 다른 사람이 먼저 수정했습니다.')} {moved.userNm} {formatDateTime(moved.changedDt)}
          {moved.labels.length > 0 && ` · ${moved.labels.join(', ')}`}
        </p>
      )}
      {faults.map(({ label, message }) => (
        <p key={`${label}${message}`} className="is-bad">
          {message}
        </p>
      ))}
      {changes.length > 0 && (
        <dl>
          {changes.map(({ name, label, before, after }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {kindCd !== 'NEW' && (
                  <>
                    <del>{before || t('없음')}</del> <span aria-hidden>→</span>{' '}
                  </>
                )}
                <ins>{after || t('없음')}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function Actions({ proposal, step }: { proposal: Proposal; step: Step }) {
  const t = usePlatformT()
  const { proposalNo, statusCd, counts, undoYn } = proposal
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      const { blob, fileName } = await api.blob(`/api/proposals/${proposalNo}/report`)
      saveBlob(blob, fileName ?? 'report.xlsx')
    } finally {
      setLoading(false)
    }
  }
  const n = counts.CHANGED + counts.NEW
  return (
    <DialogActions>
      <Button icon={<Download size={16} aria-hidden />} loading={isLoading} onClick={() => void download()}>
        {t('결과 내려받기')}
      </Button>
      {statusCd === 'OPEN' && n > 0 && (
        <Button type="primary" disabled={step.busy !== undefined} onClick={() => void step.take('confirm')}>
          {t('{n}건 저장', { n: formatNumber(n) })}
        </Button>
      )}
      {statusCd === 'DONE' && undoYn === 'Y' && (
        <Button
          icon={<Undo2 size={16} aria-hidden />}
          disabled={step.busy !== undefined}
          onClick={() => void step.take('undo')}
        >
          {t('되돌리기')}
        </Button>
      )}
    </DialogActions>
  )
}
