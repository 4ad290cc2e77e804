/** The popup in which a process is found by name or code (S-152). */
import { api } from '#platform/web/api/client.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { FOUND_MAX, SearchList } from './search-list.tsx'

export interface ProcessPick {
  processNo: number
  processCd: string
  processNm: string
}
interface ProcessSearchOptions {
  plantCd?: string | undefined
  deptCd?: string | undefined
}
interface FoundProcess extends ProcessPick {
  deptNm: string | null
}

/** S-152 */
const WIDTH = '60%'

export const openProcessSearch = (options: ProcessSearchOptions = {}): Promise<ProcessPick | undefined> =>
  openDialog<ProcessPick>({
    label: t('공정 찾기'),
    width: WIDTH,
    content: (close) => <ProcessSearch {...options} onPick={close} />,
  })

function ProcessSearch({ plantCd, deptCd, onPick }: ProcessSearchOptions & { onPick(process: ProcessPick): void }) {
  const t = usePlatformT()
  return (
    <SearchList<FoundProcess>
      label={t('공정 찾기')}
      placeholder={t('공정명이나 공정코드')}
      columns={[
        { text: t('공정명'), value: ({ processNm }) => processNm },
        { text: t('부서'), value: ({ deptNm }) => deptNm },
        { text: t('공정코드'), value: ({ processCd }) => processCd },
      ]}
      rowKey={({ processNo }) => processNo}
      queryKey={['processes', plantCd, deptCd]}
      find={(q, signal) => findProcesses({ q, plantCd, deptCd }, signal)}
      onPick={({ processNo, processCd, processNm }) => onPick({ processNo, processCd, processNm })}
    />
  )
}

async function findProcesses(
  query: { q: string; plantCd: string | undefined; deptCd: string | undefined },
  signal: AbortSignal,
): Promise<FoundProcess[]> {
  const { rows } = await api.get<{ rows: FoundProcess[] }>('/api/baseinfo/processes', {
    query: { ...query, useYn: 'Y', limit: FOUND_MAX },
    signal,
    quiet: true,
  })
  return rows
}
