/** Hazards of the library to take over into an assessment, several at once. */
import { Button, Checkbox, Input, Select } from 'antd'
import { useMemo, useState } from 'react'
import { accidentTypes } from '#modules/common/accident-types.model.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column, Selection } from '#platform/web/table/table.types.ts'
import { hazardKinds } from '../assess/rsa-codes.model.ts'
import { type LibraryHazard, libraryHazards } from './hazard-lib.calls.ts'

const PAGE = 20

/** @returns those that were chosen; undefined when it was left */
export const pickHazards = (rsaNo: number): Promise<readonly LibraryHazard[] | undefined> =>
  openDialog<readonly LibraryHazard[]>({
    label: translateNow('요인 라이브러리'),
    content: (close) => <Choice rsaNo={rsaNo} onDone={close} />,
    width: 'min(1080px, 96vw)',
  })

interface ChoiceProps {
  rsaNo: number
  onDone(chosen: readonly LibraryHazard[]): void
}
function Choice({ rsaNo, onDone }: ChoiceProps) {
  const t = useT()
  const [asked, setAsked] = useState({ q: '', m4Cd: '', all: 'N' as 'Y' | 'N', page: 1 })
  const ask = (patch: Partial<typeof asked>) => setAsked({ ...asked, page: 1, ...patch })
  const [chosen, setChosen] = useState<Selection<LibraryHazard>>(new Map())
  const columns = useColumns()
  const { data, isPending, isError, refetch } = useAsked(libraryHazards, { no: rsaNo, ...asked, limit: PAGE })
  const rows = data?.rows ?? []
  return (
    <div className="stack">
      <div className="row">
        <Input.Search
          data-focus-first
          allowClear
          aria-label={t('유해위험요인, 대책')}
          placeholder={t('유해위험요인, 대책')}
          onSearch={(q) => ask({ q })}
          style={{ maxWidth: 260 }}
        />
        <Select
          aria-label={t('분류')}
          value={asked.m4Cd}
          onChange={(m4Cd) => ask({ m4Cd })}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: t('분류 전체') },
            ...Object.entries(hazardKinds).map(([value, label]) => ({ value, label: t(label) })),
          ]}
        />
        <Checkbox checked={asked.all === 'Y'} onChange={({ target }) => ask({ all: target.checked ? 'Y' : 'N' })}>
          {t('다른 공정과 작업도')}
        </Checkbox>
      </div>
      <DataTable
        label={t('요인 라이브러리')}
        columns={columns}
        rows={rows}
        rowKey="hazardLibNo"
        state={isPending ? 'loading' : isError ? 'error' : 'ready'}
        onRetry={refetch}
        total={data?.total ?? 0}
        page={asked.page}
        limit={PAGE}
        onPage={({ page }) => ask({ page })}
        pager="plain"
        excel={false}
        selectable
        selection={chosen}
        onSelect={setChosen}
        empty={{ text: t('조건에 맞는 요인이 없습니다.') }}
        height={420}
      />
      <DialogActions>
        <Button type="primary" disabled={chosen.size === 0} onClick={() => onDone([...chosen.values()])}>
          {chosen.size > 0 ? t('{n}건 가져오기', { n: chosen.size }) : t('가져오기')}
        </Button>
      </DialogActions>
    </div>
  )
}

function useColumns(): Column<LibraryHazard>[] {
  const t = useT()
  return useMemo(
    () => [
      { name: 'hazardDesc', text: t('유해위험요인'), width: 280 },
      { name: 'm4Cd', text: t('분류'), width: 104, value: ({ m4Cd }) => t(hazardKinds[m4Cd]) },
      { name: 'accTypeCd', text: t('재해형태'), width: 112, value: ({ accTypeCd }) => t(accidentTypes[accTypeCd]) },
      {
        name: 'measureDescs',
        text: t('대책'),
        width: 320,
        render: ({ measureDescs, badYn }) =>
          badYn === 'Y' ? (
            <>
              <StatusTag tone="danger">{t('효과 없음')}</StatusTag> <s className="quiet">{measureDescs}</s>
            </>
          ) : (
            measureDescs
          ),
      },
      { name: 'processNm', text: t('공정'), width: 140 },
      { name: 'lawRefDesc', text: t('관련근거'), width: 160 },
    ],
    [t],
  )
}
