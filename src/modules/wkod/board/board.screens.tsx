/** 현장 보드: everything that runs on the site, on its map. */
import './board.css'
import { Button, Select, Switch } from 'antd'
import { MonitorUp, Printer } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { SheetButton } from '#platform/web/calls/sheet.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MasterList } from '#platform/web/master/master-list.tsx'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { simopsRuleMaster } from '../simops/simops-rule.master.ts'
import { type Board, type BoardWork, conflictSheet } from './board.calls.ts'
import { type Conditions, matching, noConditions } from './board.logic.ts'
import { BoardList } from './board-list.tsx'
import { BoardMap } from './board-map.tsx'
import { useShown } from './board-shown.ts'
import { BoardTime } from './board-time.tsx'
import { GLANCE_MS, useBoard, useNow } from './use-board.ts'
import { offsetWithin, toHour } from './what-if/moves.ts'
import { useWhatIf } from './what-if/use-what-if.ts'
import { WhatIfPanel } from './what-if/what-if-panel.tsx'
import { WorkTimes } from './what-if/work-times.tsx'
import { Legend, Numbers } from './work-facts.tsx'
import { stateOf } from './work-look.tsx'

const MINUTE_MS = 60_000

export const SimopsRuleList = () => <MasterList master={simopsRuleMaster} />

export function WorkBoard() {
  const { data, isError, error, refetch } = useBoard()
  usePageHead({})
  if (data) return <BoardOf board={data} offsetMs={data.offsetMs} />
  return isError ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading lines={12} />
}

function BoardOf({ board: asIs, offsetMs }: { board: Board; offsetMs: number }) {
  const t = useT()
  const { board, trying, turn } = useWhatIf(asIs)
  const now = useNow(offsetMs, GLANCE_MS)
  // Nobody narrows what he has not seen: the map comes first.
  const [isDrawn, setDrawn] = useState(board.plans.length === 0)
  const [offset, setOffset] = useState(0)
  const [conditions, setConditions] = useState<Conditions>(noConditions)
  const shown = useShown(board, now, offset, conditions)
  const [selected, setSelected] = useState<number | null>(null)
  const [mapNo, setMapNo] = useState<number>()
  const select = useCallback(
    (permitNo: number | null) => {
      setSelected(permitNo)
      const marks = board.works.find((work) => work.permitNo === permitNo)?.marks ?? []
      const [first] = marks
      if (first && !marks.some((mark) => mark.mapNo === (mapNo ?? board.plans[0]?.mapNo))) setMapNo(first.mapNo)
    },
    [board, mapNo],
  )
  const plan = board.plans.find((one) => one.mapNo === mapNo) ?? board.plans[0]
  const chosen = { now, selected, onSelect: select }
  /** The map shows an hour at which the work is there. */
  const show = (permitNo: number | null, minutes: number) => {
    const work = asIs.works.find((one) => one.permitNo === permitNo)
    if (work) setOffset((before) => offsetWithin(work, minutes, now, before))
  }
  return (
    <div className="board">
      <Actions />
      <Numbers counts={shown.counts} />
      {isDrawn ? <Filters board={board} conditions={conditions} onChange={setConditions} /> : <WaitingFilters />}
      <div className="board-body">
        <div className="board-left">
          {plan ? (
            <>
              <Plans board={board} plan={plan} setMapNo={setMapNo} works={shown.works} />
              <BoardMap
                plan={plan}
                plans={board.plans}
                zones={board.zones}
                {...shown}
                {...chosen}
                trying={trying}
                onDrawn={() => setDrawn(true)}
              />
            </>
          ) : (
            <Empty message={t('실제 폭과 높이를 적은 배치도가 없습니다. 기준정보의 배치도에 등록하십시오.')} />
          )}
          <Legend />
          <BoardTime works={board.works} now={now} offset={offset} onOffset={setOffset} isBare={trying !== undefined}>
            <Button size="small" aria-pressed={trying !== undefined} onClick={() => turn(!trying)}>
              {trying ? t('미리 보기 끝내기') : t('미리 바꿔 보기')}
            </Button>
          </BoardTime>
          {trying && (
            <WorkTimes
              works={matching(board.works, conditions, shown.conflicting)}
              conflicting={shown.conflicting}
              {...chosen}
              onSelect={(permitNo) => {
                select(permitNo)
                show(permitNo, permitNo === null ? 0 : (trying.moves[permitNo]?.minutes ?? 0))
              }}
              at={now + offset * MINUTE_MS}
              moves={trying.moves}
              onHour={(permitNo, minutes) => {
                trying.change((moves) => toHour(moves, permitNo, minutes))
                show(permitNo, minutes)
              }}
            />
          )}
        </div>
        <aside className="board-right" aria-label={t('작업 목록')}>
          {trying && <WhatIfPanel board={asIs} trying={trying} />}
          {shown.works.length > 0 ? (
            <BoardList works={shown.works} conflicts={shown.conflicts} {...chosen} />
          ) : (
            <Empty message={t('이 시각에 해당하는 작업이 없습니다.')} />
          )}
        </aside>
      </div>
    </div>
  )
}

function Plans({
  board,
  plan,
  works,
  setMapNo,
}: {
  board: Board
  plan: Board['plans'][number]
  works: readonly BoardWork[]
  setMapNo(mapNo: number): void
}) {
  const t = useT()
  if (board.plans.length < 2) return null
  return (
    <div className="board-plans" role="tablist" aria-label={t('배치도')}>
      {board.plans.map(({ mapNo, mapNm }) => (
        <button
          key={mapNo}
          type="button"
          role="tab"
          className="plain-button"
          aria-selected={mapNo === plan.mapNo}
          onClick={() => setMapNo(mapNo)}
        >
          {mapNm}
          <b>{works.filter(({ marks }) => marks.some((mark) => mark.mapNo === mapNo)).length}</b>
        </button>
      ))}
    </div>
  )
}

/** What the conditions will look like. */
function WaitingFilters() {
  const t = useT()
  return (
    <div className="board-filters" aria-hidden>
      {[t('상태 전체'), t('유형 전체'), t('업체 전체')].map((text) => (
        <span key={text} className="waiting-control board-select">
          {text}
        </span>
      ))}
    </div>
  )
}

function Filters({
  board,
  conditions,
  onChange,
}: {
  board: Board
  conditions: Conditions
  onChange(conditions: Conditions): void
}) {
  const t = useT()
  const vendors = new Map(
    board.works.flatMap(({ vendorCd, vendorNm }) => (vendorCd ? [[vendorCd, vendorNm ?? vendorCd]] : [])),
  )
  const present = [...new Set(board.works.map(({ statusCd }) => statusCd))]
  const shared = {
    mode: 'multiple',
    allowClear: true,
    maxTagCount: 'responsive',
    className: 'board-select',
    optionFilterProp: 'label',
  } as const
  return (
    <fieldset className="board-filters" aria-label={t('조건')}>
      <Select
        {...shared}
        aria-label={t('상태')}
        placeholder={t('상태 전체')}
        value={[...conditions.statusCds]}
        options={present.map((value) => ({ value, label: t(stateOf(value).label) }))}
        onChange={(statusCds: string[]) => onChange({ ...conditions, statusCds })}
      />
      <Select
        {...shared}
        aria-label={t('유형')}
        placeholder={t('유형 전체')}
        value={[...conditions.kindCds]}
        options={Object.entries(permitTypes).map(([value, label]) => ({ value, label: t(label) }))}
        onChange={(kindCds: string[]) => onChange({ ...conditions, kindCds })}
      />
      <Select
        {...shared}
        aria-label={t('업체')}
        placeholder={t('업체 전체')}
        value={[...conditions.vendorCds]}
        options={[...vendors].map(([value, label]) => ({ value, label }))}
        onChange={(vendorCds: string[]) => onChange({ ...conditions, vendorCds })}
      />
      <span className="board-only">
        <Switch
          size="small"
          aria-labelledby="board-only"
          checked={conditions.isConflictOnly}
          onChange={(isConflictOnly) => onChange({ ...conditions, isConflictOnly })}
        />
        <span id="board-only">{t('충돌만')}</span>
      </span>
    </fieldset>
  )
}

const LIST_DAYS = 30

function Actions() {
  const t = useT()
  const navigate = useNavigate()
  const { listPath } = usePage()
  const isPhone = useIsPhone()
  return (
    <PageActions>
      <SheetButton call={conflictSheet} at={{ days: LIST_DAYS }} text={t('충돌 목록')} />
      {!isPhone && (
        <Button icon={<Printer size={16} aria-hidden />} onClick={() => void navigate(`${listPath}/print`)}>
          {t('인쇄')}
        </Button>
      )}
      {!isPhone && (
        <Button
          type="primary"
          icon={<MonitorUp size={16} aria-hidden />}
          onClick={() => void navigate(`${listPath}/wall`)}
        >
          {t('벽면 보기')}
        </Button>
      )}
    </PageActions>
  )
}
