/** 검진대상자: who is on the list of a plan and how far each has come; and, while it grows, choosing more. */

import { Button, Segmented, Select } from 'antd'
import { Maximize2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ask, send, sendWith } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { confirm, openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { showPopup } from '#platform/web/popup/popup.ts'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { pagesOf } from '#platform/web/table/export/pages.ts'
import type { Column, TableAction } from '#platform/web/table/table.types.ts'
import { excludeReasons, slotHalves, targetStates } from './checkup-codes.model.ts'
import { openExtForm } from './ext-form.tsx'
import { recognize } from './ext-result.calls.ts'
import {
  type Excluded,
  examineTargets,
  excludeTargets,
  planTargets,
  removeTargets,
  type Target,
} from './target.calls.ts'
import { renewTargets } from './target.wire.ts'
import { TargetSelect } from './target-select.tsx'

interface PlanTargetsProps {
  heaCheckupPlanNo: number
  tab: number
  classCd: string | null
  /** Others may be added. */
  mayAdd: boolean
  /** Who is there may be moved on. */
  mayMove: boolean
}

const states = Object.entries(targetStates).map(([code, { label, tone }]) => ({ code, codeNm: label, tone }))
const columns: readonly Column<Target>[] = [
  { name: 'userNm', text: '이름', width: 110, sortable: true },
  { name: 'userId', text: '사번', width: 110 },
  { name: 'deptNm', text: '부서명', width: 150, sortable: true },
  { name: 'heaCheckupTypeNm', text: '검진종류', width: 160 },
  {
    name: 'dueYmd',
    text: '기한',
    width: 160,
    sortable: true,
    render: ({ dueYmd, targetStatusCd }) =>
      dueYmd && (
        <>
          {dueYmd} {(targetStatusCd === 'TARGET' || targetStatusCd === 'RESERVED') && <Deadline dueYmd={dueYmd} />}
        </>
      ),
  },
  { name: 'targetStatusCd', text: '상태', width: 120, type: 'tag', items: states, sortable: true },
  { name: 'examYmd', text: '검진일', width: 120, sortable: true },
  {
    name: 'slotCd',
    text: '시간대',
    width: 80,
    type: 'select',
    items: Object.entries(slotHalves).map(([code, codeNm]) => ({ code, codeNm })),
  },
  { name: 'checkedOrgNm', text: '검진기관', width: 200 },
  { name: 'noShowCnt', text: '미수검 횟수', width: 104, type: 'number' },
  {
    name: 'excludeReasonCd',
    text: '제외 사유',
    width: 140,
    type: 'select',
    items: Object.entries(excludeReasons).map(([code, codeNm]) => ({ code, codeNm })),
  },
]
const LIMIT = 20

export function PlanTargets({ heaCheckupPlanNo, tab, classCd, mayAdd, mayMove }: PlanTargetsProps) {
  const t = useT()
  const openLarge = () =>
    showPopup({
      isPopupOpen: true,
      id: 'checkupTarget',
      type: 'checkupTarget',
      label: t('검진대상자 선정'),
      childProps: { heaCheckupPlanNo, tabIndex: tab },
    })
  return (
    <>
      <Panel title="등록된 대상자">
        <TargetList key={tab} heaCheckupPlanNo={heaCheckupPlanNo} classCd={classCd} mayMove={mayMove} />
      </Panel>
      {mayAdd && (
        <Panel
          title="대상자 추가"
          actions={
            <Button type="text" icon={<Maximize2 size={14} aria-hidden />} onClick={openLarge}>
              {t('크게 보기')}
            </Button>
          }
        >
          <TargetSelect heaCheckupPlanNo={heaCheckupPlanNo} tab={tab} editable />
        </Panel>
      )}
    </>
  )
}

function TargetList({
  heaCheckupPlanNo,
  classCd,
  mayMove,
}: Pick<PlanTargetsProps, 'heaCheckupPlanNo' | 'classCd' | 'mayMove'>) {
  const t = useT()
  const [q, setQ] = useState('')
  const [state, setState] = useState('')
  const [shown, setShown] = useState({ page: 1, limit: LIMIT, sort: '' })
  const where = { heaCheckupPlanNo, q, targetStatusCd: state || undefined }
  const { data, isError, refetch } = useAsked(planTargets, { ...where, ...shown }, { keep: true })
  const bulk = useSteps()
  const recognise = useRecognition(classCd)
  const exportRows = useMemo(
    () =>
      pagesOf<Target>(({ page, limit, sort, signal }) =>
        ask(
          planTargets,
          { heaCheckupPlanNo, q, targetStatusCd: state || undefined, page, limit, sort },
          { signal, quiet: true },
        ),
      ),
    [heaCheckupPlanNo, q, state],
  )
  const counts = new Map(data?.states.map(({ code, count }) => [code as string, count]))
  return (
    <DataTable<Target>
      label={t('대상자 명단')}
      columns={columns}
      rows={data?.rows ?? []}
      rowKey="heaCheckupTargetNo"
      state={isError ? 'error' : data ? 'ready' : 'loading'}
      onRetry={() => void refetch()}
      total={data?.total ?? 0}
      {...shown}
      onPage={(change) => setShown((before) => ({ ...before, ...change }))}
      onSort={(sort) => setShown((before) => ({ ...before, sort, page: 1 }))}
      height={480}
      fits
      settingsName="hea/checkup/checkupPlan:targets"
      exportRows={exportRows}
      empty={{ text: t(q || state ? '검색조건에 해당하는 직원이 없습니다.' : '등록된 대상자가 없습니다.') }}
      {...(mayMove && { bulkActions: bulk, ...(recognise && { rowActions: recognise }) })}
      toolbar={
        <div className="row">
          <Segmented
            value={state}
            onChange={(chosen) => {
              setState(chosen)
              setShown((before) => ({ ...before, page: 1 }))
            }}
            options={[
              { value: '', label: t('전체') },
              ...states
                .filter(({ code }) => counts.has(code) || code === state)
                .map(({ code, codeNm }) => ({ value: code, label: `${t(codeNm)} ${counts.get(code) ?? 0}` })),
            ]}
          />
          <SearchField
            asked={q}
            places={[t('이름'), t('사번')]}
            onSearch={(next) => {
              setQ(next)
              setShown((before) => ({ ...before, page: 1 }))
            }}
          />
        </div>
      }
    />
  )
}

/** 타기관 인정, by the health manager; undefined for everybody else. */
function useRecognition(classCd: string | null) {
  const t = useT()
  const { roles } = usePerson()
  if (!roles.includes('HLM')) return undefined
  const recognise = async ({ heaCheckupTargetNo, userNm }: Target) => {
    const isDone = await openExtForm(t('타기관 인정: {name}', { name: userNm }), {
      classCd,
      isRecognized: true,
      send: (
        values, // Its problems are shown at the fields.
      ) => sendWith({ quiet: true }, recognize, { heaCheckupTargetNo, reasonDesc: '', ...values }),
    })
    if (!isDone) return
    toast(t('타기관 수검으로 인정했습니다.'))
    await renewTargets()
  }
  return (row: Target): TableAction[] =>
    row.targetStatusCd === 'TARGET'
      ? [{ name: 'recognize', text: t('타기관 인정'), onClick: () => void recognise(row) }]
      : []
}

/** What the health team does with those that are checked. */
function useSteps() {
  const t = useT()
  const mayExclude = usePerson().roles.includes('HLM')
  const run = async (rows: readonly Target[], step: (heaCheckupTargetNos: number[]) => Promise<{ count: number }>) => {
    try {
      const { count } = await step(rows.map(({ heaCheckupTargetNo }) => heaCheckupTargetNo))
      toast(t('{n}명을 처리했습니다.', { n: count }))
    } catch {
      // Told by the client; what has changed meanwhile is read anew.
    } finally {
      await renewTargets()
    }
  }
  const exclude = async (rows: readonly Target[]) => {
    const reason = await openDialog<Excluded>({
      label: t('대상자 제외'),
      width: 'min(480px, 92vw)',
      content: (close) => <ExcludeForm onDone={close} />,
    })
    if (reason) await run(rows, (heaCheckupTargetNos) => send(excludeTargets, { heaCheckupTargetNos, ...reason }))
  }
  const confirmed = async (
    step: typeof examineTargets | typeof removeTargets,
    rows: readonly Target[],
    question: string,
  ) => {
    if (await confirm(t(question, { n: rows.length }), { danger: step === removeTargets }))
      await run(rows, (heaCheckupTargetNos) => send(step, { heaCheckupTargetNos }))
  }
  return (rows: Target[]): TableAction[] => {
    const all = (state: Target['targetStatusCd']) => rows.every(({ targetStatusCd }) => targetStatusCd === state)
    return [
      {
        name: 'examine',
        text: t('수검 확인'),
        disabled: !all('RESERVED'),
        onClick: () => void confirmed(examineTargets, rows, '{n}명이 검진을 받은 것을 확인하시겠습니까?'),
      },
      ...(mayExclude
        ? [{ name: 'exclude', text: t('제외'), disabled: !all('TARGET'), onClick: () => void exclude(rows) }]
        : []),
      {
        name: 'remove',
        text: t('명단에서 삭제'),
        danger: true,
        disabled: !all('TARGET'),
        onClick: () => void confirmed(removeTargets, rows, '{n}명을 명단에서 삭제하시겠습니까?'),
      },
    ]
  }
}

const desc = { max: 500, lines: 2 }
function ExcludeForm({ onDone }: { onDone(reason: Excluded): void }) {
  const t = useT()
  const [excludeReasonCd, setReason] = useState<Excluded['excludeReasonCd']>()
  const [excludeDesc, setDesc] = useState('')
  const isReady = excludeReasonCd !== undefined && (excludeReasonCd !== 'ETC' || excludeDesc.trim() !== '')
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onDone({ excludeReasonCd, excludeDesc })
      }}
    >
      <FormField label={t('제외 사유')} required width="full">
        {(wiring) => (
          <Select
            {...wiring}
            data-focus-first
            value={excludeReasonCd ?? null}
            onChange={(value: Excluded['excludeReasonCd']) => setReason(value)}
            options={Object.entries(excludeReasons).map(([value, label]) => ({ value, label: t(label) }))}
          />
        )}
      </FormField>
      <FormField label={t('설명')} required={excludeReasonCd === 'ETC'} width="full">
        {(wiring) => (
          <TextInput wiring={wiring} field={desc} value={excludeDesc} onChange={(value) => setDesc(value ?? '')} />
        )}
      </FormField>
      <Button type="primary" htmlType="submit" disabled={!isReady}>
        {t('제외')}
      </Button>
    </form>
  )
}
