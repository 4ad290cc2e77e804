/** SelectSafJsaPopup: the site's library and one's own history, to begin from or to take rows out of. */
import { Input, Segmented, Select } from 'antd'
import { useMemo, useState } from 'react'
import { permitTypeCds, permitTypes } from '#modules/common/permit-types.model.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { type Asked, jsaLibrary, type LibraryLine } from './jsa.calls.ts'
import { codesIn } from './jsa-codes.model.ts'
import { RiskTag } from './risk-tag.tsx'

/** @returns the key of the analysis that was chosen */
export const chooseJsa = (): Promise<number | undefined> =>
  openDialog<number>({
    label: translateNow('JSA 가져오기'),
    content: (close) => <Library onChoose={close} />,
    width: 'min(960px, 94vw)',
  })

function Library({ onChoose }: { onChoose(jsaNo: number): void }) {
  const t = useT()
  const [asked, setAsked] = useState<Asked>({
    srcCd: 'LIB',
    q: '',
    permitTypeCd: '',
    workCatCd: '',
    equipCd: '',
    page: 1,
  })
  const ask = (patch: Partial<Asked>) => setAsked({ ...asked, page: 1, ...patch })
  const workCats = useCodes({ group: 'WORK_CAT' })
  const columns = useColumns(onChoose)
  const { data, isPending, isError, refetch } = useAsked(jsaLibrary, asked)
  return (
    <div className="stack">
      <div className="row">
        <Segmented
          value={asked.srcCd}
          onChange={(srcCd) => ask({ srcCd })}
          options={[
            { value: 'LIB' as const, label: t('표준 JSA') },
            { value: 'OWN' as const, label: t('우리 JSA') },
          ]}
        />
        <Input.Search
          data-focus-first
          allowClear
          aria-label={t('작업명')}
          placeholder={t('작업명')}
          onSearch={(q) => ask({ q })}
        />
        <Select
          aria-label={t('허가유형')}
          value={asked.permitTypeCd}
          onChange={(permitTypeCd) => ask({ permitTypeCd })}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: t('허가유형 전체') },
            ...permitTypeCds.map((value) => ({ value: value as string, label: t(permitTypes[value]) })),
          ]}
        />
        <Select
          aria-label={t('작업분류')}
          value={asked.workCatCd}
          onChange={(workCatCd) => ask({ workCatCd })}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: t('작업분류 전체') },
            ...workCats.map(({ code, codeNm }) => ({ value: code, label: codeNm })),
          ]}
        />
        <Input.Search
          allowClear
          aria-label={t('설비')}
          placeholder={t('설비')}
          onSearch={(equipCd) => ask({ equipCd })}
        />
      </div>
      <DataTable
        label={t('JSA 가져오기')}
        columns={columns}
        rows={data?.rows ?? []}
        rowKey="jsaNo"
        state={isPending ? 'loading' : isError ? 'error' : 'ready'}
        onRetry={refetch}
        total={data?.total ?? 0}
        page={asked.page}
        limit={20}
        onPage={({ page }) => ask({ page })}
        pager="plain"
        excel={false}
        onOpen={({ jsaNo }) => onChoose(jsaNo)}
        empty={{ text: t('조건에 맞는 확정된 JSA가 없습니다.') }}
        height={420}
      />
    </div>
  )
}

function useColumns(onChoose: (jsaNo: number) => void): Column<LibraryLine>[] {
  const t = useT()
  return useMemo(
    () => [
      { name: 'jsaTitle', text: t('작업명'), type: 'link', onLink: ({ jsaNo }) => onChoose(jsaNo) },
      {
        name: 'permitTypeCds',
        text: t('허가유형'),
        width: 180,
        value: (row) =>
          codesIn(row.permitTypeCds, permitTypeCds)
            .map((code) => t(permitTypes[code]))
            .join(', '),
      },
      { name: 'stepCnt', text: t('단계수'), type: 'number', width: 72 },
      { name: 'rowCnt', text: t('요인수'), type: 'number', width: 72 },
      {
        name: 'maxAfterVal',
        text: t('최고위험 후'),
        width: 120,
        render: (row) => <RiskTag risk={row.maxAfterVal} scaleCd={null} />,
      },
      { name: 'fixYmd', text: t('확정일'), width: 120 },
    ],
    [t, onChoose],
  )
}
