/** Who is ready: for a contractor's office and for the site the same list; the office applies for what the red ones lack. */
import '../contractor.css'
import { Button, Segmented } from 'antd'
import { CircleCheck, CircleX, ListPlus, TriangleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { daysBetween } from '#platform/model/calendar.ts'
import type { Tone } from '#platform/model/document.ts'
import { ask } from '#platform/web/calls/ask.ts'
import { useAskedRows, useSend } from '#platform/web/calls/asked.tsx'
import { useSheet } from '#platform/web/calls/sheet.tsx'
import { confirm, openDialog } from '#platform/web/dialog/dialogs.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Reasons } from '#platform/web/parts/reasons.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { pagesOf } from '#platform/web/table/export/pages.ts'
import type { Column } from '#platform/web/table/table.types.ts'
import { roster } from '../person/person.model.ts'
import { type Applied, applyForRed, type Left, type ReadyLine, readyPeople, readySheet } from './ready.calls.ts'
import { colours, endsSoon, type ReadyColour } from './ready.logic.ts'

const looks: Readonly<Record<ReadyColour, { tone: Tone; Icon: typeof CircleX }>> = {
  RED: { tone: 'danger', Icon: CircleX },
  AMBER: { tone: 'waiting', Icon: TriangleAlert },
  GREEN: { tone: 'done', Icon: CircleCheck },
}
const colourCds = Object.keys(colours) as ReadyColour[]

function ColourTag({ colourCd }: { colourCd: ReadyColour }) {
  const t = useT()
  const { tone, Icon } = looks[colourCd]
  return (
    <StatusTag tone={tone}>
      <Icon size={14} aria-hidden /> {t(colours[colourCd])}
    </StatusTag>
  )
}

/** The last day, and how many are left. */
function Until({ ymd }: { ymd: string | null }) {
  const t = useT()
  if (ymd === null) return <StatusTag tone="danger">{t('없음')}</StatusTag>
  const days = daysBetween(today(), ymd)
  const left = days < 0 ? t('{n}일 지남', { n: -days }) : `D-${days}`
  return (
    <span>
      {ymd}{' '}
      {endsSoon(ymd, today()) ? (
        <StatusTag tone={days < 0 ? 'danger' : 'waiting'}>{left}</StatusTag>
      ) : (
        <small className="quiet">{left}</small>
      )}
    </span>
  )
}

/** A day, and beside it that it is past since so many days. */
const UNTIL_WIDTH = 184

function useColumns(hasVendor: boolean): readonly Column<ReadyLine>[] {
  const t = useT()
  const jobs = useCodes(roster.fields.jobTypeCd)
  return useMemo(() => {
    const until = (name: 'eduToYmd' | 'cardToYmd' | 'entryToYmd', text: string): Column<ReadyLine> => ({
      name,
      text: t(text),
      width: UNTIL_WIDTH,
      render: (row) => <Until ymd={row[name]} />,
    })
    return [
      { name: 'personNm', text: t('성명'), width: 140, type: 'link' },
      {
        name: 'colourCd',
        text: t('판정'),
        width: 130,
        render: ({ colourCd }) => <ColourTag colourCd={colourCd} />,
        value: ({ colourCd }) => t(colours[colourCd]),
      },
      ...(hasVendor ? [{ name: 'vendorNm', text: t('업체'), width: 170 }] : []),
      { name: 'jobTypeCd', text: t('직종'), width: 110, type: 'select', items: jobs },
      until('eduToYmd', '입문교육'),
      until('cardToYmd', '안전카드'),
      until('entryToYmd', '출입'),
      {
        name: 'qualToYmd',
        text: t('자격'),
        width: UNTIL_WIDTH,
        render: ({ qualToYmd, qualCnt }) =>
          qualToYmd ? <Until ymd={qualToYmd} /> : <span className="quiet">{t('{n}건', { n: qualCnt })}</span>,
      },
      {
        name: 'fitYn',
        text: t('업무적합'),
        width: 100,
        render: ({ fitYn }) => (
          <StatusTag tone={fitYn === 'Y' ? 'done' : 'danger'}>{t(fitYn === 'Y' ? '적합' : '제한')}</StatusTag>
        ),
        value: ({ fitYn }) => t(fitYn === 'Y' ? '적합' : '제한'),
      },
      {
        name: 'checks',
        text: t('부족한 것'),
        width: 300,
        wraps: 220,
        render: ({ checks }) => checks.map(({ message }) => message).join(', '),
        value: ({ checks }) => checks.map(({ message }) => message).join(', '),
      },
      { name: 'askedDesc', text: t('신청 중'), width: 160 },
    ]
  }, [t, hasVendor, jobs])
}

const LIMIT = 20
export function ReadyPeople() {
  const t = useT()
  const { kind, roles } = usePerson()
  const { editable } = usePage()
  const [q, setQ] = useState('')
  const [colourCd, setColour] = useState<ReadyColour | ''>('')
  const [shown, setShown] = useState({ page: 1, limit: LIMIT })
  const found = { q, ...(colourCd && { colourCd }) }
  const { data, table } = useAskedRows(readyPeople, { ...found, ...shown }, { keep: true, fresh: true })
  const sheet = useSheet(readySheet, found)
  const columns = useColumns(kind === 'staff')
  const counts = data?.counts
  const all = counts && colourCds.reduce((sum, code) => sum + counts[code], 0)
  usePageHead({ count: all ?? null })
  const mayApply = kind === 'vendor' && editable && roles.some((role) => role === 'VAD' || role === 'VSM')
  const first = { ...shown, page: 1 }
  const nameOf = (code: ReadyColour) => (counts ? `${t(colours[code])} ${counts[code]}` : t(colours[code]))
  return (
    <div className="roster-page">
      {mayApply && (
        <PageActions>
          <Apply redCnt={counts?.RED ?? 0} />
        </PageActions>
      )}
      <DataTable<ReadyLine>
        label={t('투입 준비 현황')}
        columns={columns}
        rowKey="personNo"
        {...table}
        {...shown}
        total={data?.total ?? 0}
        onPage={(change) => setShown((before) => ({ ...before, ...change }))}
        height="fill"
        fits
        settingsName="vendor:ready"
        onOpen={(row) =>
          void openDialog({ label: row.personNm, width: 'min(560px, 96vw)', content: () => <One row={row} /> })
        }
        {...sheet}
        allRows={pagesOf(({ page, limit, signal }) =>
          ask(readyPeople, { ...found, page, limit }, { signal, quiet: true }),
        )}
        empty={{ text: t(q || colourCd ? '검색조건에 해당하는 인원이 없습니다.' : '등록된 인원이 없습니다.') }}
        toolbar={
          <div className="row">
            <Segmented
              value={colourCd}
              onChange={(chosen) => {
                setColour(chosen)
                setShown(first)
              }}
              options={[
                { value: '' as const, label: t('전체') },
                ...colourCds.map((value) => ({ value, label: nameOf(value) })),
              ]}
            />
            <SearchField
              asked={q}
              places={[t('성명')]}
              onSearch={(next) => {
                setQ(next)
                setShown(first)
              }}
            />
          </div>
        }
      />
    </div>
  )
}

/** What keeps one from the work, and who puts it right. */
function One({ row }: { row: ReadyLine }) {
  const t = useT()
  return (
    <div className="stack">
      <ColourTag colourCd={row.colourCd} />
      {row.checks.length > 0 ? <Reasons of={row.checks} label={t('부족한 것')} /> : <p>{t('부족한 것이 없습니다.')}</p>}
      {row.askedDesc && <p className="quiet">{t('신청 중: {docNo}', { docNo: row.askedDesc })}</p>}
    </div>
  )
}

function Apply({ redCnt }: { redCnt: number }) {
  const t = useT()
  const { send, isBusy } = useSend(applyForRed, { renews: [readyPeople] })
  const apply = async () => {
    const question = t('투입 불가인 {n}명에게 부족한 교육·카드·검진·출입을 신청합니다. 계속하시겠습니까?', {
      n: redCnt,
    })
    if (!(await confirm(question))) return
    const done = await send({ personNos: [] })
    if (done)
      await openDialog({
        label: t('신청 결과'),
        width: 'min(600px, 96vw)',
        content: () => <Result rows={done.rows} left={done.left} />,
      })
  }
  return (
    <Button
      type="primary"
      icon={<ListPlus size={16} aria-hidden />}
      disabled={redCnt === 0}
      loading={isBusy}
      onClick={() => void apply()}
    >
      {t('부족한 것 한 번에 신청')}
    </Button>
  )
}

function Result({ rows, left }: { rows: readonly Applied[]; left: readonly Left[] }) {
  const t = useT()
  return (
    <div className="stack">
      {rows.length === 0 && <p>{t('새로 신청한 것이 없습니다.')}</p>}
      <ul className="lines" aria-label={t('신청한 것')}>
        {rows.map(({ label, docNo, href, personCnt }) => (
          <li key={href}>
            <Link to={href}>{docNo ?? label}</Link>
            <span>
              {label} · {t('{n}명', { n: personCnt })}
            </span>
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <>
          <b>{t('신청하지 않은 것')}</b>
          <ul className="lines" aria-label={t('신청하지 않은 것')}>
            {left.map(({ personNm, message }) => (
              <li key={`${personNm} ${message}`}>
                <b>{personNm}</b>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
