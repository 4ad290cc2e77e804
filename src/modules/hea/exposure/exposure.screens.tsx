/** 노출 근로자 관리: who works with what where, changed by process, with the history of each person beside it. */
import type { ExposureRow as Exposure } from './exposure-list.wire.ts'
import '#platform/web/master/master.css'
import { Button } from 'antd'
import { Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { useSheet } from '#platform/web/calls/sheet.tsx'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { MenuButton } from '#platform/web/parts/menu-button.tsx'
import { downloadForm, openSheet } from '#platform/web/sheet/sheet-upload.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { useListAddress } from '#platform/web/table/use-list-address.ts'
import { dueStates } from './due.logic.ts'
import { exposuresOut } from './exposure.calls.ts'
import { exposureSheet } from './exposure.model.ts'
import { allExposures, filled, renewExposures, useExposures } from './exposure.wire.ts'
import { openBulk } from './exposure-bulk-dialog.tsx'
import { Conditions, ConditionsOnPaper } from './exposure-conditions.tsx'
import { PersonHistory } from './exposure-history.tsx'
import { DueDay, ShortenMark } from './exposure-marks.tsx'
import { openWhatIf } from './what-if.tsx'

const names = ['q', 'deptCd', 'processNo', 'factorCd', 'dueCd', 'shortenYn', 'preExamYn', 'activeYn', 'userId'] as const
const choices = [
  { name: 'dueCd', label: '기한상태', items: dueStates },
  { name: 'shortenYn', label: '단축', items: { Y: '단축', N: '단축 아님' } },
  { name: 'activeYn', label: '진행', items: { Y: '진행 중', N: '종료' } },
]
const columns: readonly Column<Exposure>[] = [
  { name: 'userNm', text: '성명', type: 'link', width: 130, sortable: true },
  { name: 'deptNm', text: '부서', width: 130, sortable: true },
  { name: 'processNm', text: '공정', width: 160, sortable: true },
  { name: 'factorNm', text: '유해인자', width: 150, sortable: true },
  { name: 'placementYmd', text: '배치일', width: 112, sortable: true },
  { name: 'lastExamYmd', text: '최종검진일', width: 112, sortable: true },
  {
    name: 'nextDueYmd',
    text: '다음기한',
    width: 190,
    sortable: true,
    render: (row) => <DueDay dueYmd={row.nextDueYmd} />,
    value: (row) => row.nextDueYmd,
  },
  {
    name: 'shortenYn',
    text: '단축',
    width: 160,
    render: (row) => <ShortenMark row={row} />,
    value: (row) => row.shortenYn,
  },
  {
    name: 'preExamYn',
    text: '배치전검진',
    width: 100,
    type: 'tag',
    items: [
      { code: 'Y', codeNm: '완료·면제', tone: 'done' },
      { code: 'N', codeNm: '없음', tone: 'waiting' },
    ],
  },
  { name: 'endYmd', text: '종료일', width: 112, hidden: true },
]

export function ExposureList() {
  const t = useT()
  const { path, editable } = usePage()
  const list = useListAddress(names, path)
  const where = filled(list.where)
  const query = { ...where, page: list.page, limit: list.limit, ...(list.sort && { sort: list.sort }) }
  const answer = useExposures(query)
  const sheet = useSheet(exposuresOut, { ...where, ...(list.sort && { sort: list.sort }) })
  const [opened, setOpened] = useState<number | null>(null)
  usePageHead({ count: answer.data?.total ?? null })
  const rows = answer.data?.rows ?? []
  const at = rows.findIndex((row) => row.workerHazardNo === opened)
  const shown = rows[at]
  const show = (row: Exposure | undefined) => row && setOpened(row.workerHazardNo)
  const nosOf = (chosen: readonly Exposure[]) => chosen.map(({ workerHazardNo }) => workerHazardNo)
  return (
    <div className="doc-list" data-peeking={shown !== undefined || undefined}>
      <Actions editable={editable} processNo={list.where.processNo || null} />
      <div className="doc-list-main">
        <DataTable<Exposure>
          label={t('노출 근로자')}
          columns={columns}
          rows={rows}
          rowKey="workerHazardNo"
          state={answer.isError ? 'error' : answer.isPending || answer.isPlaceholderData ? 'loading' : 'ready'}
          onRetry={answer.refetch}
          total={answer.data?.total ?? 0}
          page={list.page}
          limit={list.limit}
          onPage={list.change}
          sort={list.sort}
          onSort={(sort) => list.change({ sort })}
          {...(editable && {
            bulkActions: (chosen: Exposure[]) => [
              { name: 'move', text: t('공정 이동'), onClick: () => openBulk({ actionCd: 'MOVE', nos: nosOf(chosen) }) },
              {
                name: 'change',
                text: t('배치일 변경'),
                onClick: () => openBulk({ actionCd: 'CHANGE', nos: nosOf(chosen) }),
              },
              {
                name: 'end',
                text: t('노출 종료'),
                danger: true,
                onClick: () => openBulk({ actionCd: 'END', nos: nosOf(chosen) }),
              },
            ],
          })}
          onOpen={show}
          onPeek={show}
          peeked={shown?.workerHazardNo ?? null}
          fits
          settingsName={path}
          height="fill"
          toolbar={<Conditions list={list} choices={choices} places={['deptCd', 'processNo', 'factorCd']} />}
          {...sheet}
          allRows={allExposures(where)}
          conditions={<ConditionsOnPaper choices={choices} where={where} />}
          empty={
            list.isNarrowed
              ? { text: t('조회된 자료가 없습니다.'), action: { text: t('검색조건 초기화'), onClick: list.reset } }
              : { text: t('노출 근로자가 없습니다. 공정별로 등록하거나 엑셀로 올리십시오.') }
          }
        />
      </div>
      {shown && (
        <PersonHistory
          key={shown.userId}
          row={shown}
          onMove={(by) => show(rows[at + by])}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

function Actions({ editable, processNo }: { editable: boolean; processNo: string | null }) {
  const t = useT()
  const from = processNo === null ? {} : { fromProcessNo: Number(processNo) }
  const always = [{ key: 'whatif', label: t('물질 도입 가정'), onClick: () => void openWhatIf() }]
  const writing = [
    { key: 'move', label: t('공정 전체 이동'), onClick: () => openBulk({ actionCd: 'MOVE', ...from }) },
    { key: 'end', label: t('공정 전체 종료'), onClick: () => openBulk({ actionCd: 'END', ...from }) },
    { key: 'template', label: t('양식 다운로드'), onClick: () => void downloadForm(exposureSheet) },
    {
      key: 'upload',
      label: t('엑셀 업로드'),
      onClick: () => void openSheet(exposureSheet).then((done) => done && renewExposures()),
    },
  ]
  return (
    <PageActions>
      <MenuButton label={translateNow('더 보기')} actions={editable ? [...always, ...writing] : always}>
        <Ellipsis size={18} aria-hidden />
      </MenuButton>
      {editable && (
        <Button
          type="primary"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => openBulk({ actionCd: 'ADD', ...(processNo && { processNo: Number(processNo) }) })}
        >
          {t('공정별 등록')}
        </Button>
      )}
    </PageActions>
  )
}
