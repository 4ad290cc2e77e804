/** Who is on the site now, by zone and vendor; in an evacuation who has been seen and who is missing. */
import { Button, Input } from 'antd'
import { ScanLine, Siren } from 'lucide-react'
import { useState } from 'react'
import { useRecordChange } from '#platform/web/api/record-change.ts'
import { renew, send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { confirm } from '#platform/web/dialog/dialogs.ts'
import { formatNumber, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Sums } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { type EntryRole, entryRoles, type Zone, zoneCds, zones } from './entry-codes.model.ts'
import type { ShownBody } from './gate.calls.ts'
import { GateLog } from './gate-log.screens.tsx'
import {
  beginMuster,
  endMuster,
  type OnSite,
  type PersonRow as OnSitePerson,
  onSite,
  seeAtMuster,
} from './onsite.calls.ts'

/** Changes come by themselves; this is for when they do not. */
const CALM_MS = 30_000
/** R5: while people are looked for. */
const MUSTER_MS = 5000

const again = () => renew(onSite)

export function OnSiteNow() {
  const t = useT()
  usePageHead({})
  return (
    <SectionTabs
      items={[
        { key: 'now', label: t('현재 인원'), content: <Board /> },
        { key: 'log', label: t('게이트 출입기록'), content: <GateLog /> },
      ]}
    />
  )
}

function Board() {
  const t = useT()
  const { editable } = usePage()
  const [hasMuster, setHasMuster] = useState(false)
  const { data, isError, error, refetch } = useAsked(onSite, {}, { every: hasMuster ? MUSTER_MS : CALM_MS })
  useRecordChange(() => void again(), ['entry-rqst'])
  const isOpen = Boolean(data?.muster)
  if (data && isOpen !== hasMuster) setHasMuster(isOpen)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  return (
    <>
      {editable && <MusterButton muster={data.muster} />}
      {data.muster ? <Muster board={data} mayScan={editable} /> : <Figures rows={data.rows} />}
      <PeopleTable rows={data.rows} isMuster={isOpen} mayScan={editable} label={t('현재 인원')} />
    </>
  )
}

function MusterButton({ muster }: Pick<OnSite, 'muster'>) {
  const t = useT()
  const run = async () => {
    const text = muster
      ? t('비상 인원 확인을 끝냅니까? 확인 기록은 남습니다.')
      : t('비상 인원 확인을 시작합니까? 집결지에서 출입증을 스캔하면 확인됩니다.')
    if (!(await confirm(text, { danger: !muster }))) return
    await (muster ? send(endMuster) : send(beginMuster))
    await again()
  }
  return (
    <PageActions>
      <Button danger={!muster} icon={<Siren size={16} aria-hidden />} onClick={() => void run()}>
        {t(muster ? '인원 확인 종료' : '비상 인원 확인')}
      </Button>
    </PageActions>
  )
}

/** How many in all, in each zone, of how many vendors. */
function Figures({ rows }: { rows: readonly OnSitePerson[] }) {
  const t = useT()
  const inZone = (zone: Zone) => rows.filter(({ zoneCd }) => zoneCd === zone).length
  return (
    <Sums
      of={[
        { label: t('현재 인원'), value: formatNumber(rows.length) },
        { label: t('업체'), value: formatNumber(new Set(rows.map(({ vendorCd }) => vendorCd)).size) },
        ...zoneCds.map((zone) => ({ label: t(zones[zone]), value: formatNumber(inZone(zone)) })),
      ]}
    />
  )
}

const seeOne = (shown: ShownBody) => send(seeAtMuster, shown)

/** R5: how many are missing, and the field into which the scanner at the meeting place types. */
function Muster({ board: { rows, muster }, mayScan }: { board: OnSite; mayScan: boolean }) {
  const t = useT()
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const missing = rows.filter(({ musterDt }) => musterDt === null).length
  const send = async () => {
    const code = text.trim()
    setText('')
    if (!code) return
    const { resultCd, personNm } = await seeOne({ text: code })
    const texts = {
      OK: '{name} 님을 확인했습니다.',
      WARN: '{name} 님은 입장 기록이 없습니다. 확인만 남깁니다.',
      BLOCK: '등록되지 않은 코드입니다.',
    } as const
    setSaid(t(texts[resultCd], { name: personNm ?? '' }))
    await again()
  }
  return (
    <section
      className="callout row entry-muster"
      aria-label={t('비상 인원 확인')}
      data-tone={missing > 0 ? 'danger' : 'done'}
    >
      <div className="stack is-close">
        <strong>{missing > 0 ? t('미확인 {n}명', { n: missing }) : t('모두 확인했습니다.')}</strong>
        <span>
          {t('확인 {a} / {b}명', { a: rows.length - missing, b: rows.length })} ·{' '}
          {muster && t('{at} 시작', { at: formatTime(muster.startDt) })}
        </span>
      </div>
      {mayScan && (
        <Input
          autoFocus
          size="large"
          aria-label={t('출입증·안전카드 QR')}
          placeholder={t('집결지에서 출입증을 스캔하십시오.')}
          prefix={<ScanLine size={20} aria-hidden />}
          value={text}
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
          onPressEnter={() => void send()}
        />
      )}
      <p role="status">{said}</p>
    </section>
  )
}

const seenItems = [
  { code: 'Y', codeNm: '확인', tone: 'done' },
  { code: 'N', codeNm: '미확인', tone: 'danger' },
] as const

interface PeopleTableProps {
  rows: OnSitePerson[]
  isMuster: boolean
  /** Whoever counts may say that he sees somebody whose code cannot be read. */
  mayScan: boolean
  label: string
}
function PeopleTable({ rows, isMuster, mayScan, label }: PeopleTableProps) {
  const t = useT()
  const columns: Column<OnSitePerson>[] = [
    ...(isMuster
      ? [
          {
            name: 'musterDt',
            text: t('확인'),
            width: 96,
            sortable: true,
            value: ({ musterDt }: OnSitePerson) => (musterDt ? 'Y' : 'N'),
            render: ({ musterDt }: OnSitePerson) => {
              const { codeNm, tone } = seenItems[musterDt ? 0 : 1]
              return <StatusTag tone={tone}>{t(codeNm)}</StatusTag>
            },
          } satisfies Column<OnSitePerson>,
        ]
      : []),
    { name: 'personNm', text: t('성명'), width: 120, sortable: true },
    { name: 'vendorNm', text: t('업체'), width: 180, sortable: true },
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
      value: ({ zoneCd }) => t(zones[zoneCd as Zone]),
    },
    { name: 'hostDeptNm', text: t('수행부서'), width: 140 },
    { name: 'inDt', text: t('입장'), width: 80, sortable: true, value: ({ inDt }) => formatTime(inDt) },
    { name: 'entryRqstDocNo', text: t('신청번호'), width: 160 },
  ]
  // Whom nobody has seen stands first.
  const shown = isMuster ? [...rows].sort((a, b) => Number(a.musterDt !== null) - Number(b.musterDt !== null)) : rows
  return (
    <DataTable<OnSitePerson>
      label={label}
      columns={columns}
      rows={shown}
      rowKey="entryLogNo"
      state="ready"
      total={rows.length}
      height={560}
      numbered
      rowActions={({ personNo, musterDt }) =>
        isMuster && mayScan && musterDt === null
          ? [{ name: 'seen', text: t('직접 확인'), onClick: () => void seeOne({ personNo }).then(again) }]
          : []
      }
      fits
      settingsName={isMuster ? 'entry:muster' : 'entry:onsite'}
      empty={{ text: t('지금 사업장에 있는 협력업체 인원이 없습니다.') }}
    />
  )
}
