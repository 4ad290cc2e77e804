/** 위치/동시작업 of a permit: where it stands, who is in its way, what was agreed. Conflicts show while a mark is moved. */
import './place-tab.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { useServerEvent } from '#platform/web/api/events.ts'
import { keyOf, renew, send, sendWith } from '#platform/web/calls/ask.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { type FieldError, FormField } from '#platform/web/form/form-field.tsx'
import { useSettled } from '#platform/web/form/use-settled.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { Facts } from '#platform/web/parts/facts.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { permit } from '../permit/permit.model.ts'
import { Conflicts } from './conflicts.tsx'
import { PlaceMap } from './place-map.tsx'
import { type HitRow, type Plan, permitPlaces, savePlaces, type TabAnswer, tryPlaces } from './simops.calls.ts'
import { MARKS } from './simops-checks.logic.ts'
import { usePlaces } from './use-places.ts'

type DraftMark = TabAnswer['marks'][number]
/** What is typed or dragged is asked about once it rests. */
const REST_MS = 250

interface PlaceTabProps {
  permitNo: number
  /** Of the permit: its kinds are those of its marks. */
  rowVersion?: number | null | undefined
  /** What was refused for want of a mark. */
  problem?: FieldError | undefined
}
export function PlaceTab({ permitNo, rowVersion, problem }: PlaceTabProps) {
  const { data, isError, error, refetch } = usePlaces(permitNo, rowVersion)
  const again = () => renew(permitPlaces)
  useServerEvent('document', ({ documentName }) => {
    if (documentName === permit.name) void again()
  })
  if (data)
    return (
      <Places
        key={`${data.version} ${data.kindCds}`}
        permitNo={permitNo}
        problem={problem}
        tab={data}
        onSaved={again}
      />
    )
  return isError ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading lines={8} />
}

interface PlacesProps extends PlaceTabProps {
  tab: TabAnswer
  onSaved(): Promise<unknown>
}
function Places({ permitNo, problem, tab, onSaved }: PlacesProps) {
  const t = useT()
  const [moved, setMoved] = useState<readonly DraftMark[]>()
  const marks = moved ?? tab.marks
  const [mapNo, setMapNo] = useState(tab.marks[0]?.mapNo ?? tab.plans[0]?.mapNo)
  const plan = tab.plans.find((one) => one.mapNo === mapNo)
  const isChanged = moved !== undefined
  useUnsaved(isChanged)
  const tried = useTried(permitNo, marks, isChanged)
  const saving = useMutation({
    mutationFn: () => send(savePlaces, { no: permitNo }, { marks, version: tab.version }),
    onSuccess: async () => {
      toast(t('작업 위치를 저장했습니다.'))
      await onSaved()
      setMoved(undefined)
    },
  })
  if (!plan) return <Empty message={t('실제 폭과 높이를 적은 배치도가 없습니다. 기준정보의 배치도에 등록하십시오.')} />
  const hits = tried ?? tab.hits
  return (
    <div className="place-tab">
      <div className="stack">
        {tab.plans.length > 1 && (
          <Select
            aria-label={t('배치도')}
            value={plan.mapNo}
            options={tab.plans.map(({ mapNo: value, mapNm: label }) => ({ value, label }))}
            onChange={setMapNo}
          />
        )}
        <FormField
          name={MARKS}
          label={t('작업 위치')}
          required={tab.mayMark}
          width="full"
          isGroup
          error={marks.length === 0 ? problem : undefined}
        >
          {() => (
            <PlaceMap
              key={plan.mapNo}
              plan={plan}
              tab={tab}
              marks={marks}
              hits={hits}
              {...(tab.mayMark && { onChange: setMoved })}
            />
          )}
        </FormField>
        {tab.mayMark && <MarkSizes marks={marks} plans={tab.plans} onChange={setMoved} />}
        {tab.mayMark && (
          <div className="form-buttons">
            <Button type="primary" disabled={!isChanged} loading={saving.isPending} onClick={() => saving.mutate()}>
              {t('위치 저장')}
            </Button>
            <Button disabled={!isChanged} onClick={() => setMoved(undefined)}>
              {t('취소')}
            </Button>
          </div>
        )}
      </div>
      <div className="stack">
        <Systems systems={tab.systems} />
        <Conflicts hits={hits} isDraft={isChanged} isMarked={marks.length > 0} onDone={() => void onSaved()} />
      </div>
    </div>
  )
}

/** Lines, headers, circuits and drains that the work touches: whatever else is done at them stands beside it, however far. */
function Systems({ systems }: Pick<TabAnswer, 'systems'>) {
  const t = useT()
  if (systems.length === 0) return null
  const named = systems.map(({ systemCd, systemNm }) => [systemCd, systemNm].filter(Boolean).join(' '))
  return <Facts facts={[[t('계통'), named.join(', ')]]} />
}

/** What the marks would meet, asked of the server while they are moved; undefined while nothing was changed. */
function useTried(permitNo: number, marks: readonly DraftMark[], isChanged: boolean): readonly HitRow[] | undefined {
  const settled = useSettled(JSON.stringify(marks), REST_MS)
  const { data } = useQuery({
    queryKey: [...keyOf(tryPlaces, { no: permitNo }), settled],
    queryFn: ({ signal }) =>
      sendWith({ signal, quiet: true }, tryPlaces, { no: permitNo }, { marks: JSON.parse(settled) }),
    enabled: isChanged,
    placeholderData: (before) => before,
  })
  return isChanged ? data?.hits : undefined
}

interface SizesProps {
  marks: readonly DraftMark[]
  plans: readonly Plan[]
  onChange(marks: readonly DraftMark[]): void
}
function MarkSizes({ marks, plans, onChange }: SizesProps) {
  const t = useT()
  const set = (markNo: number, values: Partial<DraftMark>) =>
    onChange(marks.map((mark) => (mark.markNo === markNo ? { ...mark, ...values } : mark)))
  if (marks.length === 0) return null
  return (
    <PlainTable label="작업 위치" heads={['표시', '배치도', '반경', '높이']} isCards>
      {marks.map((mark) => (
        <tr key={mark.markNo}>
          <th scope="row">
            {mark.markNo} {t(permitTypes[mark.markType])}
          </th>
          <td>{plans.find(({ mapNo }) => mapNo === mark.mapNo)?.mapNm}</td>
          <td data-head={t('반경')}>
            <InputNumber
              aria-label={t('반경')}
              min={0}
              max={9999}
              precision={1}
              suffix="m"
              value={mark.radiusVal}
              onChange={(radiusVal) => set(mark.markNo, { radiusVal })}
            />
          </td>
          <td data-head={t('높이')}>
            <InputNumber
              aria-label={t('높이')}
              min={-999}
              max={9999}
              precision={1}
              suffix="m"
              value={mark.elevVal}
              onChange={(elevVal) => set(mark.markNo, { elevVal })}
            />
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}
