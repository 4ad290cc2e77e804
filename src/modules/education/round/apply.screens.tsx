/** 교육 신청: the rounds that a vendor may apply for, and one of them with its own people. */
import '../education.css'
import { Button, Segmented, Select } from 'antd'
import { Award, Ticket } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { send, sendWith } from '#platform/web/calls/ask.ts'
import { useAsked, useAskedRows } from '#platform/web/calls/asked.tsx'
import { alert, confirm, toast } from '#platform/web/dialog/dialogs.ts'
import { PeriodCondition } from '#platform/web/document/list/period-condition.tsx'
import { formatDateTime, formatNumber, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column, TableAction } from '#platform/web/table/table.types.ts'
import { useListAddress } from '#platform/web/table/use-list-address.ts'
import { eduClasses, eduLanguages, eduResults, seatStates, vendorClasses } from '../course/edu-codes.model.ts'
import {
  type Applied,
  applyFor,
  cancelSeat,
  type Member,
  type OwnSeat,
  openRound,
  openRounds,
  ownSeats,
  roster,
  type VendorRound,
} from './apply.calls.ts'
import { eduRound } from './edu-round.model.ts'
import { renewEducation } from './renew.ts'

const words = (all: Readonly<Record<string, string>>) => Object.entries(all).map(([code, codeNm]) => ({ code, codeNm }))
const tags = (
  all: Readonly<
    Record<string, { label: string; tone: 'progress' | 'waiting' | 'done' | 'danger' | 'suspended' | 'draft' }>
  >,
) => Object.entries(all).map(([code, { label, tone }]) => ({ code, codeNm: label, tone }))
const period = ({ startDt, endDt }: VendorRound) => `${formatDateTime(startDt)} ~ ${formatTime(endDt)}`

const roundColumns: readonly Column<VendorRound>[] = [
  { name: 'eduRoundDocNo', text: '회차', width: 150, type: 'link' },
  { name: 'courseNm', text: '과정', width: 220 },
  { name: 'startDt', text: '일시', width: 220, value: period },
  { name: 'langCd', text: '언어', width: 90, type: 'select', items: words(eduLanguages) },
  { name: 'capacityCnt', text: '정원', width: 72, type: 'number' },
  { name: 'seatCnt', text: '신청', width: 72, type: 'number' },
  { name: 'leftCnt', text: '잔여', width: 72, type: 'number' },
  { name: 'waitCnt', text: '대기', width: 72, type: 'number' },
  { name: 'ownCnt', text: '우리 업체', width: 96, type: 'number' },
  { name: 'cutoffDt', text: '신청마감', width: 150, value: ({ cutoffDt }) => formatDateTime(cutoffDt) },
  { name: 'statusCd', text: '상태', width: 90, type: 'tag', items: tags(eduRound.lifecycle.states) },
]
const names = ['eduClassCd', 'langCd', 'openYn', 'startDtFrom', 'startDtTo'] as const

export function ApplyList() {
  const t = useT()
  const navigate = useNavigate()
  const { path } = usePage()
  const list = useListAddress(names, path)
  const { eduClassCd = '', langCd = '', openYn = '', startDtFrom = '', startDtTo = '' } = list.where
  const shown = openYn === 'N' ? '' : 'Y'
  const { data, table } = useAskedRows(
    openRounds,
    {
      eduClassCd: eduClassCd || undefined,
      langCd: langCd || undefined,
      openYn: shown || undefined,
      startDtFrom: startDtFrom || undefined,
      startDtTo: startDtTo || undefined,
      page: list.page,
      limit: list.limit,
    },
    { keep: true },
  )
  usePageHead({ count: data?.total ?? null })
  const change = (name: string, value: string) => list.setWhere({ [name]: value })
  return (
    <div className="doc-list">
      <div className="doc-list-main">
        <DataTable<VendorRound>
          label={t('교육 차수')}
          columns={roundColumns}
          {...table}
          rowKey="eduRoundNo"
          total={data?.total ?? 0}
          page={list.page}
          limit={list.limit}
          onPage={list.change}
          onOpen={({ eduRoundNo }) => navigate(`${path}/${eduRoundNo}`)}
          fits
          settingsName={path}
          height="fill"
          empty={{ text: t(shown ? '지금 신청할 수 있는 교육이 없습니다.' : '조회된 자료가 없습니다.') }}
          toolbar={
            <div className="edu-conditions">
              <Segmented
                value={shown}
                onChange={(value) => change('openYn', value === 'Y' ? '' : 'N')}
                options={[
                  { value: 'Y', label: t('신청 가능') },
                  { value: '', label: t('전체') },
                ]}
              />
              <Choice
                label={t('교육구분')}
                value={eduClassCd}
                onChange={(value) => change('eduClassCd', value)}
                items={vendorClasses.map((code) => [code, eduClasses[code]])}
              />
              <Choice
                label={t('언어')}
                value={langCd}
                onChange={(value) => change('langCd', value)}
                items={Object.entries(eduLanguages)}
              />
              <PeriodCondition
                names={['startDtFrom', 'startDtTo']}
                where={list.where}
                onChange={list.setWhere}
                wiring={{ id: 'edu-apply-period', 'aria-label': t('일시') }}
                placeholder={t('일시')}
                isDeadline
              />
            </div>
          }
        />
      </div>
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChange(value: string): void
  items: readonly (readonly [code: string, label: string])[]
}
function Choice({ label, value, onChange, items }: ChoiceProps) {
  const t = useT()
  return (
    <Select
      aria-label={label}
      className="form-select"
      placeholder={label}
      allowClear
      popupMatchSelectWidth={false}
      value={value || null}
      onChange={(code: string | null) => onChange(code ?? '')}
      options={items.map(([code, text]) => ({ value: code, label: t(text) }))}
    />
  )
}

export function ApplyDetail() {
  const t = useT()
  const { params, listPath } = usePage()
  const no = Number(params.no)
  const { data: round, isError, error, refetch } = useAsked(openRound, { no })
  usePageHead({ title: round?.roundTitle })
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!round) return <Loading lines={12} />
  const hasPassed = round.statusCd === 'DONE' && round.ownCnt > 0
  return (
    <div className="stack is-wide">
      <PageActions>
        {hasPassed && (
          <Link to={`${listPath}/${no}/certs`} target="_blank">
            <Button icon={<Award size={16} aria-hidden />}>{t('이수증 인쇄')}</Button>
          </Link>
        )}
        {round.ownCnt > 0 && round.statusCd !== 'DONE' && round.statusCd !== 'CANC' && (
          <Link to={`${listPath}/${no}/tickets`} target="_blank">
            <Button icon={<Ticket size={16} aria-hidden />}>{t('교육표 인쇄')}</Button>
          </Link>
        )}
      </PageActions>
      <About round={round} />
      <OwnSeats round={round} />
      {round.openYn === 'Y' ? <Roster no={no} /> : <Closed round={round} />}
    </div>
  )
}

function About({ round }: { round: VendorRound }) {
  const t = useT()
  const state = eduRound.lifecycle.states[round.statusCd as keyof typeof eduRound.lifecycle.states]
  const facts: [label: string, value: React.ReactNode][] = [
    [
      '상태',
      <StatusTag key="state" tone={state.tone}>
        {t(state.label)}
      </StatusTag>,
    ],
    ['일시', period(round)],
    ['장소', round.placeNm],
    ['언어', t(eduLanguages[round.langCd as keyof typeof eduLanguages] ?? round.langCd)],
    ['강사', round.instructorNm],
    ['정원/신청/잔여', [round.capacityCnt, round.seatCnt ?? 0, round.leftCnt].map((n) => formatNumber(n)).join(' / ')],
    ['신청마감', formatDateTime(round.cutoffDt)],
  ]
  return <Facts isAcross facts={facts.map(([label, value]) => [t(label), value])} />
}

/** Why nobody can be put in any more, where somebody looks for the people to choose from. */
function Closed({ round: { statusCd, cutoffDt } }: { round: VendorRound }) {
  const t = useT()
  const { listPath } = usePage()
  const why = closedTexts[statusCd as keyof typeof closedTexts] ?? closedTexts.CLOSED
  return (
    <Panel title="소속인원에서 신청">
      <p className="doc-banner" data-tone="waiting" role="note">
        {t(why, { at: formatDateTime(cutoffDt) })} <Link to={listPath}>{t('신청할 수 있는 교육 보기')}</Link>
      </p>
    </Panel>
  )
}
const closedTexts = {
  CLOSED: '신청이 마감되어 더 신청할 수 없습니다. (신청마감 {at})',
  HELD: '이미 시작한 교육이어서 신청할 수 없습니다.',
  DONE: '끝난 교육이어서 신청할 수 없습니다.',
  CANC: '취소된 교육이어서 신청할 수 없습니다.',
} as const

const seatColumns: readonly Column<OwnSeat>[] = [
  { name: 'personNm', text: '성명', width: 140, sortable: true },
  {
    name: 'standing',
    text: '상태',
    width: 104,
    type: 'tag',
    items: tags({ ...seatStates, ...eduResults }),
    value: ({ eduResultCd, seatStatusCd }) => eduResultCd ?? seatStatusCd,
  },
  { name: 'waitNo', text: '대기순번', width: 88, type: 'number' },
  { name: 'checkInDt', text: '입실', width: 80, value: ({ checkInDt }) => checkInDt && formatTime(checkInDt) },
  { name: 'checkOutDt', text: '퇴실', width: 80, value: ({ checkOutDt }) => checkOutDt && formatTime(checkOutDt) },
  { name: 'testScore', text: '점수', width: 72, type: 'number' },
  { name: 'validToYmd', text: '유효기간', width: 120 },
  { name: 'certNo', text: '수료번호', width: 180 },
]
const A_DAY_MS = 86_400_000

function OwnSeats({ round }: { round: VendorRound }) {
  const t = useT()
  const { editable } = usePage()
  const { table } = useAskedRows(ownSeats, { no: round.eduRoundNo })
  const isOpen = (round.statusCd === 'OPEN' || round.statusCd === 'CLOSED') && new Date(round.startDt) > new Date()
  const cancel = async (seat: OwnSeat) => {
    const isLate = seat.seatStatusCd === 'CONFIRM' && new Date(round.startDt).getTime() - Date.now() < A_DAY_MS
    const question = isLate
      ? '시작까지 24시간이 남지 않아 불참으로 처리되고, 다음 신청은 공사감독의 승인이 필요합니다. {name} 님의 신청을 취소하시겠습니까?'
      : '{name} 님의 신청을 취소하시겠습니까?'
    if (!(await confirm(t(question, { name: seat.personNm }), { danger: true }))) return
    try {
      await send(cancelSeat, { no: seat.eduRqstNo })
      toast(t('신청을 취소했습니다.'))
    } finally {
      await renewEducation()
    }
  }
  const actions = (seat: OwnSeat): TableAction[] =>
    editable && isOpen && seat.seatStatusCd !== 'CANC' && seat.eduResultCd === null
      ? [{ name: 'cancel', text: t('신청 취소'), danger: true, onClick: () => void cancel(seat) }]
      : []
  return (
    <Panel title="우리 업체 신청 현황">
      <DataTable<OwnSeat>
        label={t('우리 업체 신청 현황')}
        columns={seatColumns}
        {...table}
        rowKey="eduRqstNo"
        height={280}
        fits
        settingsName="vendor/subconEducation/educationApply:seats"
        empty={{ text: t('신청한 사람이 없습니다.') }}
        rowActions={actions}
      />
    </Panel>
  )
}

const memberColumns: readonly Column<Member>[] = [
  { name: 'personNm', text: '성명', width: 140, sortable: true },
  { name: 'birthYear', text: '출생', width: 72 },
  { name: 'langCd', text: '언어', width: 90, type: 'select', items: words(eduLanguages) },
  { name: 'validToYmd', text: '유효기간', width: 120, sortable: true },
  {
    name: 'openYn',
    text: '신청',
    width: 100,
    type: 'tag',
    items: [
      { code: 'Y', codeNm: '신청함', tone: 'progress' },
      { code: 'N', codeNm: '', tone: 'draft' },
    ],
    render: ({ openYn }) => openYn === 'Y' && <Open />,
  },
]
function Open() {
  const t = useT()
  return <StatusTag tone="progress">{t('신청함')}</StatusTag>
}

function Roster({ no }: { no: number }) {
  const t = useT()
  const { editable } = usePage()
  const { table } = useAskedRows(roster, { no })
  const apply = useApply(no)
  return (
    <Panel title="소속인원에서 신청">
      <DataTable<Member>
        label={t('소속인원')}
        columns={memberColumns}
        {...table}
        rowKey="personNo"
        height={420}
        fits
        settingsName="vendor/subconEducation/educationApply:roster"
        empty={{ text: t('재직 중인 소속인원이 없습니다.') }}
        {...(editable && {
          bulkActions: (chosen: Member[]) => [
            {
              name: 'apply',
              text: t('교육 신청'),
              disabled: chosen.some(({ openYn }) => openYn === 'Y'),
              onClick: () => void apply(chosen.map(({ personNo }) => personNo)),
            },
          ],
        })}
      />
    </Panel>
  )
}

/** Asks once more where somebody has passed what still holds; tells who waits at which place. */
function useApply(no: number) {
  const t = useT()
  const send = async (personNos: readonly number[], sureYn: 'Y' | 'N'): Promise<void> => {
    try {
      const { rows } = await sendWith({ quiet: true }, applyFor, { no }, { personNos, sureYn })
      await tell(rows)
    } catch (error) {
      const isMet =
        error instanceof ApiError &&
        error.problems.length > 0 &&
        error.problems.every(({ code }) => code === 'EDU_ALREADY_MET')
      if (!isMet) {
        showFailure(error)
        return
      }
      if (await confirm(t('이미 이수한 교육입니다. 계속하시겠습니까?'))) await send(personNos, 'Y')
    }
  }
  const tell = async (rows: readonly Applied[]) => {
    const waiting = rows.filter(({ seatStatusCd }) => seatStatusCd === 'WAIT')
    const asked = rows.filter(({ seatStatusCd }) => seatStatusCd === 'RQST')
    if (waiting.length + asked.length === 0) {
      toast(t('{n}명을 신청했습니다.', { n: rows.length }))
      return
    }
    await alert(t('{n}명을 신청했습니다.', { n: rows.length }), {
      details: [
        ...waiting.map(
          ({ personNm, waitNo }) =>
            `${personNm}: ${t('정원이 마감되어 대기 {n}번으로 등록되었습니다.', { n: waitNo })}`,
        ),
        ...asked.map(({ personNm }) => `${personNm}: ${t('지난 교육에 불참하여 공사감독의 승인을 기다립니다.')}`),
      ],
    })
  }
  return async (personNos: readonly number[]) => {
    try {
      await send(personNos, 'N')
    } finally {
      await renewEducation()
    }
  }
}
