/** The search box of the target screen (S-162, S-163, S-165). */
import { useQuery } from '@tanstack/react-query'
import { Select, Switch, TreeSelect } from 'antd'
import { UserRoundSearch } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { LOOKUP_DELAY_MS } from '#platform/web/constants.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PickField } from '#platform/web/picker/pick-field.tsx'
import { openUserSearch } from '#platform/web/picker/user-search.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { ageBands } from './checkup-codes.model.ts'
import type { CandidateSearch } from './target-select.calls.ts'

interface Department {
  deptCd: string
  deptNm: string
  pdeptCd: string | null
}
interface Process {
  processNo: number
  processNm: string
}
/** More than any plant has in use. */
const MOST_PROCESSES = 300

interface TargetSearchBoxProps {
  search: CandidateSearch
  onChange(search: CandidateSearch): void
}

export function TargetSearchBox({ search, onChange }: TargetSearchBoxProps) {
  const t = useT()
  const isStarted = useStarted()
  const set = (change: Partial<CandidateSearch>) => onChange({ ...search, ...change })
  const { departments, processes, areLoaded, plantCd } = useLookups(isStarted, search.deptCd)
  useForeignProcess(areLoaded ? processes : undefined, search.processNo, () => set({ processNo: 0 }))
  const find = async () => {
    const user = await openUserSearch({ plantCd, text: search.userNm })
    if (user) set({ userId: user.userId, userNm: user.userNm })
  }
  return (
    <search className="fields">
      <FormField label={t('부서')} width="full">
        {(wiring) => (
          <TreeSelect
            {...wiring}
            className="form-select"
            value={search.deptCd}
            treeData={departments}
            treeNodeFilterProp="title"
            showSearch
            treeLine
            popupMatchSelectWidth={320}
            onChange={(deptCd: string) => set({ deptCd })}
          />
        )}
      </FormField>
      <FormField label={t('공정')} width="full">
        {(wiring) => (
          <Select
            {...wiring}
            className="form-select"
            value={search.processNo}
            options={processes.map(({ processNo, processNm }) => ({ value: processNo, label: processNm }))}
            showSearch={{ optionFilterProp: 'label' }}
            popupMatchSelectWidth={280}
            onChange={(processNo: number) => set({ processNo })}
          />
        )}
      </FormField>
      <FormField label={t('성명')} width="full">
        {(wiring) => (
          <PickField
            wiring={wiring}
            text={search.userNm}
            placeholder={t('이름')}
            isPicked={search.userId !== ''}
            // A name that is being changed is no longer the name of who was picked.
            onType={(userNm) => set({ userNm, userId: '' })}
            onSearch={() => void find()}
            onClear={() => set({ userNm: '', userId: '' })}
            buttons={[
              { text: t('사용자 찾기'), icon: <UserRoundSearch size={16} aria-hidden />, onClick: () => void find() },
            ]}
          />
        )}
      </FormField>
      <FormField label={t('나이')} width="full">
        {(wiring) => (
          <Select
            {...wiring}
            className="form-select"
            value={search.age}
            options={(isStarted ? ageBands : ageBands.slice(0, 1)).map(({ age, ageNm }) => ({
              value: age,
              label: t(ageNm),
            }))}
            onChange={(age: number) => set({ age })}
          />
        )}
      </FormField>
      <FormField label={t('전년도 수검자 제외')} width="full">
        {(wiring) => (
          <Switch
            {...wiring}
            checked={search.prevYearCheckupUserYn === 'Y'}
            onChange={(isOn) => set({ prevYearCheckupUserYn: isOn ? 'Y' : 'N' })}
          />
        )}
      </FormField>
    </search>
  )
}

/** S-163: what is looked up is looked up a moment after the start. */
function useStarted(): boolean {
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    const starting = setTimeout(() => setStarted(true), LOOKUP_DELAY_MS)
    return () => clearTimeout(starting)
  }, [])
  return isStarted
}

function useLookups(isStarted: boolean, deptCd: string) {
  const t = useT()
  const { plantCd } = usePerson()
  const departments = useQuery({
    queryKey: ['departments', plantCd],
    queryFn: ({ signal }) =>
      api.get<{ rows: Department[] }>('/api/manage/treedeptsearch', { query: { plantCd }, signal, quiet: true }),
    enabled: isStarted,
  }).data?.rows
  const processes = useQuery({
    queryKey: ['hea-processes', plantCd, deptCd],
    queryFn: ({ signal }) =>
      api.get<{ rows: Process[] }>('/api/baseinfo/processes', {
        query: { plantCd, deptCd, useYn: 'Y', limit: MOST_PROCESSES },
        signal,
        quiet: true,
      }),
    enabled: isStarted,
    // The chosen one keeps its name until the processes of another department are there.
    placeholderData: (before) => before,
  })
  return {
    plantCd,
    areLoaded: processes.isSuccess && !processes.isPlaceholderData,
    departments: useMemo(
      () => [{ value: '', title: t('전체') }, ...childrenOf(departments ?? [], null)],
      [departments, t],
    ),
    processes: useMemo(
      () => [{ processNo: 0, processNm: t('전체') }, ...(processes.data?.rows ?? [])],
      [processes.data, t],
    ),
  }
}

interface Node {
  value: string
  title: string
  children: Node[]
}
/** Departments whose parent is not among them stand at the top. */
function childrenOf(all: readonly Department[], parent: string | null): Node[] {
  const known = new Set(all.map(({ deptCd }) => deptCd))
  const isChild = ({ pdeptCd }: Department) =>
    parent === null ? pdeptCd === null || !known.has(pdeptCd) : pdeptCd === parent
  return all
    .filter(isChild)
    .map(({ deptCd, deptNm }) => ({ value: deptCd, title: deptNm, children: childrenOf(all, deptCd) }))
}

/** A chosen process that another department does not have becomes all of them; so it does where there is none at all. */
function useForeignProcess(processes: readonly Process[] | undefined, processNo: number, reset: () => void): void {
  const isForeign = processes !== undefined && !processes.some((one) => one.processNo === processNo)
  const drop = useEffectEvent(reset)
  useEffect(() => {
    if (isForeign) drop()
  }, [isForeign])
}
