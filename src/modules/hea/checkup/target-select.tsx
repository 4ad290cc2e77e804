/** 검진대상자 선정: on the page of a plan and in a popup (S-160…S-167). */
import type { Candidate, CandidateSearch } from './target-select.calls.ts'
import './checkup.css'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { SEARCH_BOX_MS, TARGET_GRID_HEIGHT, TARGET_GRID_ROWS } from '#platform/web/constants.ts'
import { alert, confirm, toast } from '#platform/web/dialog/dialogs.ts'
import { useSettled } from '#platform/web/form/use-settled.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Facts } from '#platform/web/parts/facts.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { pagesOf } from '#platform/web/table/export/pages.ts'
import type { Column, Selection } from '#platform/web/table/table.types.ts'
import { addUsers, readCandidates, readPlan, renewTargets, startSearch, TARGETS_KEY } from './target.wire.ts'
import { TargetSearchBox } from './target-search.tsx'

interface TargetSelectProps {
  heaCheckupPlanNo: number
  /** The index of the tab it stands in: when it changes the list is read anew. */
  tab?: number
  editable: boolean
  /** The targets of the plan have changed. */
  onAdded?(): void
}

const K_20 = '선택된 검진 대상자가 없습니다. 목록 맨 앞의 선택란을 체크하세요.'
const K_21 = '검진 대상자로 추가하시겠습니까?'
const K_22 = '선택한 사용자가 대상자로 추가되었습니다.'

/** Another plan begins anew: nothing of the one before may stand beside it. */
export const TargetSelect = (props: TargetSelectProps) => <Selecting key={props.heaCheckupPlanNo} {...props} />

function Selecting({ heaCheckupPlanNo, tab = 0, editable, onAdded }: TargetSelectProps) {
  const t = useT()
  const [search, setSearch] = useState(() => startSearch(heaCheckupPlanNo))
  const [selection, setSelection] = useState<Selection<Candidate>>(new Map())
  const { box, isShown, height, toggle } = useSearchBox()
  const add = useAdding(selection, () => {
    setSelection(new Map())
    onAdded?.()
  })
  return (
    <section className="target-select" aria-label={t('검진대상자 선정')}>
      <PlanSummary heaCheckupPlanNo={heaCheckupPlanNo} />
      <div className="target-select-toggle">
        <Button
          type="text"
          aria-expanded={isShown}
          icon={isShown ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
          onClick={toggle}
        >
          {t(isShown ? '검색영역 숨기기' : '검색영역 보이기')}
        </Button>
      </div>
      <div ref={box} hidden={!isShown}>
        <TargetSearchBox search={search} onChange={setSearch} />
      </div>
      <Candidates search={search} tab={tab} height={height} selection={selection} onSelect={setSelection} />
      {editable && heaCheckupPlanNo > 0 && (
        <div className="target-select-actions">
          <Button type="primary" loading={add.isSubmitting} onClick={() => void add.start()}>
            {t('검진 대상자로 추가')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** S-161 */
function PlanSummary({ heaCheckupPlanNo }: { heaCheckupPlanNo: number }) {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['hea-checkup-plan-detail', heaCheckupPlanNo],
    queryFn: ({ signal }) => readPlan(heaCheckupPlanNo, signal),
    enabled: heaCheckupPlanNo > 0,
  })
  return (
    <Facts
      isAcross
      facts={[
        [t('검진구분'), data?.heaCheckupClassNm ? t(data.heaCheckupClassNm) : '–'],
        [t('검진계획명'), data?.heaCheckupPlanNm ?? '–'],
        [t('검진기간'), data?.heaCheckupPlanPeriod ?? '–'],
      ]}
    />
  )
}

/** S-164: the table takes the height of the box, or gives it back, a moment after the button. */
function useSearchBox() {
  const box = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(true)
  const [height, setHeight] = useState(TARGET_GRID_HEIGHT)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const toggle = () => {
    const freed = isShown ? (box.current?.offsetHeight ?? 0) : 0
    setShown(!isShown)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => setHeight(TARGET_GRID_HEIGHT + freed), SEARCH_BOX_MS)
  }
  return { box, isShown, height, toggle }
}

/** S-167: asks, sends once, and tells. */
function useAdding(selection: Selection<Candidate>, onDone: () => void) {
  const t = useT()
  const { userId } = usePerson()
  const [isSubmitting, setSubmitting] = useState(false)
  const start = async () => {
    if (isSubmitting) return
    if (selection.size === 0) return alert(t(K_20))
    if (!(await confirm(t(K_21), { title: t('확인') }))) return
    setSubmitting(true)
    try {
      await addUsers([...selection.values()], userId)
    } catch {
      // The client has told what went wrong (K-05).
      return
    } finally {
      setSubmitting(false)
    }
    onDone()
    toast(t(K_22))
    await renewTargets()
  }
  return { isSubmitting, start }
}

const TYPING_MS = 400
/** S-166 */
const columns: readonly Column<Candidate>[] = [
  { name: 'heaCheckupTypeNm', text: '검진종류' },
  { name: 'processNm', text: '공정명', width: 150 },
  { name: 'deptNm', text: '부서명', width: 140 },
  { name: 'userId', text: '사번', width: 110 },
  { name: 'userNm', text: '이름', width: 110 },
  { name: 'entryYmd', text: '입사일', width: 110 },
  { name: 'phoneNo', text: '휴대전화', width: 140 },
  { name: 'officeTel', text: '사무실전화', width: 140 },
]

interface CandidatesProps {
  search: CandidateSearch
  tab: number
  height: number
  selection: Selection<Candidate>
  onSelect(selection: Selection<Candidate>): void
}

/** Late answers of an earlier search or plan are thrown away: each is kept under what it answers. */
function Candidates({ search, tab, height, selection, onSelect }: CandidatesProps) {
  const t = useT()
  // What is typed is asked for once the typing pauses.
  const userNm = useSettled(search.userNm, TYPING_MS)
  const settled = useMemo(() => ({ ...search, userNm }), [search, userNm])
  const [page, setPage] = useState({ page: 1, of: settled })
  // Another search begins with its first page.
  const shown = page.of === settled ? page.page : 1
  const askedNm = useRef('')
  const { data, isError, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [TARGETS_KEY, 'candidates', settled, tab, shown],
    queryFn: ({ signal }) => {
      const isTyped = settled.userId === '' && settled.userNm !== askedNm.current
      askedNm.current = settled.userNm
      const paging = { page: shown, limit: TARGET_GRID_ROWS }
      return readCandidates(settled, paging, signal, isTyped ? 'typing' : 'locked')
    },
    enabled: settled.heaCheckupPlanNo > 0,
    placeholderData: (before) => before,
  })
  const exportRows = useMemo(
    () =>
      pagesOf<Candidate>(async ({ page: part, limit, signal }) => {
        const rows = await readCandidates(settled, { page: part, limit }, signal, 'export')
        return { rows, total: rows[0]?.totalCnt ?? 0 }
      }),
    [settled],
  )
  const rows = data ?? []
  const isLoading = isPending || isPlaceholderData
  return (
    <DataTable<Candidate>
      label={t('검색조건에 해당하는 대상자 목록')}
      columns={columns}
      rows={rows}
      rowKey="userId"
      state={isError ? 'error' : isLoading && settled.heaCheckupPlanNo > 0 ? 'loading' : 'ready'}
      onRetry={() => void refetch()}
      total={rows[0]?.totalCnt ?? 0}
      page={shown}
      limit={TARGET_GRID_ROWS}
      onPage={({ page: next }) => setPage({ page: next, of: settled })}
      pager="plain"
      selectable
      selection={selection}
      onSelect={onSelect}
      height={height}
      fits
      settingsName="hea/checkup/checkupPlan:candidates"
      exportRows={exportRows}
      empty={{ text: t('검색조건에 해당하는 직원이 없습니다.') }}
      toolbar={<strong className="target-grid-title">{t('검색조건에 해당하는 대상자 목록')}</strong>}
    />
  )
}
