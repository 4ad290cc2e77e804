/** Who is on the site now, by zone and vendor; in an evacuation who has been seen and who is missing. */
import { Button } from 'antd'
import { ClipboardCheck, Siren } from 'lucide-react'
import { confirm } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime, formatNumber, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Sums } from '#platform/web/parts/facts.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import type { ListedPerson } from '../muster/muster.calls.ts'
import { musterSources } from '../muster/muster.logic.ts'
import { MusterCount } from '../muster/muster-count.tsx'
import { MusterRecords } from '../muster/muster-records.tsx'
import { signMuster } from '../muster/muster-signing.tsx'
import { type MusterHere, type MusterView, useCounting, useMuster } from '../muster/use-muster.ts'
import { type EntryRole, entryRoles, type Zone, zoneCds, zones } from './entry-codes.model.ts'
import { GateLog } from './gate-log.screens.tsx'

export function OnSiteNow() {
  const t = useT()
  usePageHead({})
  return (
    <SectionTabs
      items={[
        { key: 'now', label: t('현재 인원'), content: <Board /> },
        { key: 'log', label: t('게이트 출입기록'), content: <GateLog /> },
        { key: 'musters', label: t('인원 확인 기록'), content: <MusterRecords /> },
      ]}
    />
  )
}

function Board() {
  const { editable } = usePage()
  const { view, error, retry } = useMuster(editable)
  if (!view) return error ? <Failed error={error} onRetry={retry} /> : <Loading lines={8} />
  const { muster } = view
  return (
    <>
      {editable && (muster ? <EndButton muster={muster} isAway={view.isAway} /> : <BeginButtons />)}
      {muster ? <MusterCount view={view} muster={muster} mayCount={editable} /> : <Inside view={view} />}
    </>
  )
}

function BeginButtons() {
  const t = useT()
  const { begin } = useCounting()
  const drill = async () => {
    const text = t('인원 확인 훈련을 시작합니까? 작업은 멈추지 않고, 모든 기록에 훈련으로 남습니다.')
    if (await confirm(text)) await begin('Y')
  }
  const real = async () => {
    const text = t('비상 인원 확인을 시작합니까? 집결지에서 출입증을 스캔하면 확인됩니다.')
    if (await confirm(text, { danger: true })) await begin('N')
  }
  return (
    <PageActions>
      <Button icon={<ClipboardCheck size={16} aria-hidden />} onClick={() => void drill()}>
        {t('인원 확인 훈련')}
      </Button>
      <Button danger icon={<Siren size={16} aria-hidden />} onClick={() => void real()}>
        {t('비상 인원 확인')}
      </Button>
    </PageActions>
  )
}

/** Signed where the counts of all phones are known. */
function EndButton({ muster: { drillYn, entryMusterNo }, isAway }: { muster: MusterHere; isAway: boolean }) {
  const t = useT()
  return (
    <PageActions>
      <Button disabled={isAway || entryMusterNo === null} onClick={() => void signMuster(drillYn === 'Y')}>
        {t(drillYn === 'Y' ? '인원 확인 훈련 종료' : '인원 확인 종료')}
      </Button>
    </PageActions>
  )
}

function Inside({ view }: { view: MusterView }) {
  const t = useT()
  const rows = view.people.filter(({ stateCd }) => stateCd !== 'OUT')
  return (
    <>
      {view.isAway && (
        <p className="quiet" role="status">
          {t('연결 없이 보는 명단입니다. {at} 기준', { at: formatDateTime(view.asOfDt) })}
        </p>
      )}
      <Figures rows={rows} />
      <PeopleTable rows={rows} />
    </>
  )
}

/** How many in all, in each zone, of how many organisations. */
function Figures({ rows }: { rows: readonly ListedPerson[] }) {
  const t = useT()
  const inZone = (zone: Zone) => rows.filter(({ zoneCd }) => zoneCd === zone).length
  return (
    <Sums
      of={[
        { label: t('현재 인원'), value: formatNumber(rows.length) },
        { label: t('사내'), value: formatNumber(rows.filter(({ userId }) => userId !== null).length) },
        ...zoneCds.map((zone) => ({ label: t(zones[zone]), value: formatNumber(inZone(zone)) })),
      ]}
    />
  )
}

function PeopleTable({ rows }: { rows: ListedPerson[] }) {
  const t = useT()
  const columns: Column<ListedPerson>[] = [
    { name: 'personNm', text: t('성명'), width: 120, sortable: true },
    { name: 'orgNm', text: t('소속'), width: 180, sortable: true },
    {
      name: 'sourceCds',
      text: t('근거'),
      width: 150,
      value: ({ sourceCds }) => sourceCds.map((code) => t(musterSources[code])).join(' · '),
    },
    {
      name: 'entryRoleCd',
      text: t('역할'),
      width: 110,
      value: ({ entryRoleCd }) => entryRoleCd && t(entryRoles[entryRoleCd as EntryRole]),
    },
    {
      name: 'zoneCd',
      text: t('구역'),
      width: 130,
      sortable: true,
      value: ({ zoneCd }) => zoneCd && t(zones[zoneCd as Zone]),
    },
    { name: 'placeDesc', text: t('작업장소'), width: 180 },
    { name: 'permitDocNo', text: t('작업허가서'), width: 160 },
    { name: 'hostDeptNm', text: t('수행부서'), width: 140 },
    { name: 'inDt', text: t('입장'), width: 80, sortable: true, value: ({ inDt }) => formatTime(inDt) },
    { name: 'entryRqstDocNo', text: t('신청번호'), width: 160 },
  ]
  return (
    <DataTable<ListedPerson>
      label={t('현재 인원')}
      columns={columns}
      rows={rows}
      rowKey="key"
      state="ready"
      total={rows.length}
      height={560}
      numbered
      fits
      settingsName="entry:onsite"
      empty={{ text: t('지금 사업장에 있는 인원이 없습니다.') }}
    />
  )
}
