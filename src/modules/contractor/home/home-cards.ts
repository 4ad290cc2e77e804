/** The ten cards of the first page: each reads for itself, so that one that cannot be read takes none with it. */

import { addDays, addMonths } from '#platform/model/calendar.ts'
import { wordedText } from '#platform/model/sentences.ts'
import { sql } from '#platform/server/database/sql.ts'
import { myWork } from '#platform/server/documents/my-work.routes.ts'
import { vendorPoints } from '../card/card.api.ts'
import { councilOf } from '../council/council.api.ts'
import { rateLevel, VENDOR_MONTHS, vendorRate } from '../demerit/demerit.logic.ts'
import { sgcDemerit } from '../demerit/demerit.model.ts'
import { sanctionRows } from '../demerit/sanction-people.ts'
import { demeritNumbers, rateNumbers } from '../demerit/sgc-numbers.ts'
import { headcountsOf } from '../entry/entry.api.ts'
import { entryRqst } from '../entry/entry-rqst.model.ts'
import { subconEval } from '../eval/eval.model.ts'
import { warnPoint } from '../warn/warn-point.model.ts'
import { type CardId, type HomeCard, type HomeItem, type HomeList, homeList } from './home.calls.ts'
import { homeAsks, type PermitOfDay } from './home.ports.ts'
import { type Asking, type Counting, counting, item, listed, listOf, listRoute, own, site } from './home-asking.ts'
import { expiringCard } from './home-expiring.ts'
import { weatherCard } from './home-weather.ts'

type Told = Omit<HomeCard, 'cardId' | 'isFailed'> & { list?: HomeList }
type Card = (asking: Asking) => Promise<Told>

const permits: Card = async (asking) => {
  const found = await homeAsks.permits(own(asking), asking.vendorCd, asking.today)
  if (!found) return { href: null, figures: [], items: [] }
  const { route, rows } = found
  const ofDay = { vendorCd: asking.vendorCd, workFromDtTo: asking.today, workToDtFrom: asking.today }
  const inState = (...states: string[]) => rows.filter(({ statusCd }) => states.includes(statusCd)).length
  const figure = (label: string, states: string[], tone?: 'danger' | 'suspended') => {
    const value = inState(...states)
    return {
      label,
      value,
      unit: '건',
      href: listOf(route, { ...ofDay, statusCd: states.join() }),
      ...(tone && value > 0 && { tone }),
    }
  }
  return {
    href: route,
    figures: [
      figure('작업중', ['WORK']),
      figure('중지', ['SUSP'], 'suspended'),
      figure('대기', ['RQST', 'REVIEW', 'PREP', 'APPR', 'ISSUED', 'RTN']),
    ],
    items: rows.map((row) => permitItem(asking, row, `${route}/${row.permitNo}`)).slice(0, 50),
  }
}
function permitItem(asking: Asking, row: PermitOfDay, href: string): HomeItem {
  const gas = row.statusCd === 'WORK' && row.gasNextDueDt
  const told = { text: row.wkodTitle, label: gas ? '가스측정' : row.label, href }
  return item(asking, told, {
    ...(gas && { atDt: new Date(gas).toISOString() }),
    isReturned: row.statusCd === 'RTN',
    dueYmd: row.statusCd === 'SUSP' ? asking.today : null,
  })
}

/** What other cards show stands there. */
const elsewhere: readonly string[] = [warnPoint.name]

const todo: Card = async (asking) => {
  const work = await myWork(asking.services, asking.person, asking.language, [])
  const rows = work.rows.map((row) => {
    const { title, docNo, label, actionLabel, route, documentName, returnYn, dueYmd, dueDt } = row
    const isReturned = returnYn === 'Y'
    const told = { text: title ?? docNo ?? label, label: `${label} · ${actionLabel}`, href: route }
    return { documentName, isReturned, dueYmd, told, item: item(asking, told, { isReturned, dueYmd, atDt: dueDt }) }
  })
  const all = rows.map(({ told, dueYmd, isReturned }) => ({
    ...told,
    dueYmd,
    inCds: ['ALL', isReturned ? 'RETURNED' : '', dueYmd !== null && dueYmd <= asking.today ? 'DUE' : ''],
  }))
  return {
    href: homeList('todo', 'ALL'),
    figures: counting('todo', all, todoFigures),
    items: rows.filter(({ documentName }) => !elsewhere.includes(documentName)).map((row) => row.item),
    list: listed(all, todoFigures),
  }
}
const todoFigures: readonly Counting[] = [
  { code: 'RETURNED', label: '보완요청', unit: '건', tone: 'waiting' },
  { code: 'DUE', label: '오늘까지', unit: '건', tone: 'danger' },
  { code: 'ALL', label: '전체', unit: '건' },
]

interface Warn {
  no: number
  title: string
  typeCd: 'POINT' | 'WARN' | 'STOP'
  statusCd: string
  dueYmd: string | null
}
const MOST_TITLE = 100
const warns: Card = async (asking) => {
  const rows = await own(
    asking,
  ).query<Warn>(sql`select warn_point_no as no, content_desc as title, warn_type_cd as "typeCd",
      status_cd as "statusCd", (case when status_cd = 'ISSUED' then least(ack_due_ymd, due_ymd) else due_ymd end)::text as "dueYmd"
    from warn_point where vendor_cd = ${asking.vendorCd} and status_cd in ('ISSUED', 'ACK', 'REVIEW') and delete_yn = 'N'
    order by due_ymd, warn_point_no limit 200`)
  const route = listRoute(warnPoint)
  const types = warnPoint.fields.warnTypeCd.codes ?? {}
  const all = rows.map(({ no, title, typeCd, dueYmd }) => ({
    text: wordedText('contractor', asking.language, title).slice(0, MOST_TITLE),
    label: types[typeCd] ?? '',
    href: `${route}/${no}`,
    dueYmd,
    inCds: ['OPEN', dueYmd !== null && dueYmd < asking.today ? 'LATE' : ''],
  }))
  return {
    href: route,
    figures: counting('warns', all, warnFigures),
    items: all.map(({ inCds: _, dueYmd, ...told }) => item(asking, told, { dueYmd })),
    list: listed(all, warnFigures),
  }
}
const warnFigures: readonly Counting[] = [
  { code: 'OPEN', label: '미조치', unit: '건' },
  { code: 'LATE', label: '기한 지남', unit: '건', tone: 'danger' },
]

const demerits: Card = async (asking) => {
  const { services, vendorCd, plantCd, today } = asking
  const route = listRoute(sgcDemerit)
  const least = (await services.db.read('SYSTEM', demeritNumbers))(today).reeduPoint
  const counted = (condition: { least?: number; stopYn?: 'Y' }) =>
    sql`(select count(*)::int from (${sanctionRows({ q: '', vendorCd, ...condition }, today)}) r)`
  const [people] = await own(asking).query<{ n: number; stopped: number }>(
    sql`select ${counted({ least })} as n, ${counted({ stopYn: 'Y' })} as stopped`,
  )
  const rate = await services.db.read('SYSTEM', async (db) => {
    const months = { plantCd, fromYmd: addDays(addMonths(today, -VENDOR_MONTHS), 1), toYmd: today }
    const points = (await vendorPoints(db, months)).get(vendorCd) ?? 0
    const numbers = await rateNumbers(db, today)
    const value = vendorRate(points, (await headcountsOf(db, months)).get(vendorCd) ?? 0, numbers)
    return { value, levelCd: rateLevel(value, numbers) }
  })
  const n = people?.n ?? 0
  return {
    href: route,
    figures: [
      {
        label: '3점 이상',
        value: n,
        unit: '명',
        href: listOf(`${route}/persons`, { least: String(least), vendorCd }),
        ...(n > 0 && { tone: 'waiting' as const }),
      },
      {
        label: '출입정지',
        value: people?.stopped ?? 0,
        unit: '명',
        href: listOf(`${route}/persons`, { stopYn: 'Y', vendorCd }),
        ...(people?.stopped && { tone: 'suspended' as const }),
      },
      {
        label: '업체 벌점율',
        value: rate.value.toFixed(1),
        href: '/vendor/sgc/sanctionList',
        ...(rate.levelCd !== 'NORMAL' && {
          tone: rate.levelCd === 'CAUTION' ? ('waiting' as const) : ('danger' as const),
        }),
      },
    ],
    items: [],
  }
}

const notices: Card = async (asking) => {
  const { services, person, language } = asking
  const found = (
    await Promise.all(homeAsks.mustRead(services.db).map((read) => read(services, person, language)))
  ).flat()
  const all = found.map(({ title, label, route, dueYmd }) => ({
    text: title ?? label,
    label,
    href: route,
    dueYmd,
    inCds: ['OPEN', dueYmd !== null && dueYmd < asking.today ? 'LATE' : ''],
  }))
  return {
    href: NOTICES,
    figures: counting('notices', all, noticeFigures),
    items: all.map(({ inCds: _, dueYmd, ...told }) => item(asking, told, { dueYmd, isMust: true })),
    list: listed(all, noticeFigures),
  }
}
const noticeFigures: readonly Counting[] = [
  { code: 'OPEN', label: '미확인 필독', unit: '건', tone: 'waiting' },
  { code: 'LATE', label: '기한 지남', unit: '건', tone: 'danger' },
]
const NOTICES = '/vendor/portal/portalNotice'

const grade: Card = async (asking) => {
  const { vendorCd, today } = asking
  const [vendor] = await own(asking).query<{ grade: string | null; until: string | null }>(
    sql`select eval_grade_cd as grade, eval_valid_to_ymd::text as until from vendor_info where vendor_cd = ${vendorCd}`,
  )
  const rows = await own(asking).query<{ name: string; value: number; grade: string }>(
    sql`select * from (select fix_ymd::text as name, total_score::float8 as value, eval_grade_cd as grade from subcon_eval
      where vendor_cd = ${vendorCd} and status_cd = 'FIX' and total_score is not null and delete_yn = 'N'
      order by fix_ymd desc, eval_no desc limit 6) r order by 1`,
  )
  const route = listRoute(subconEval)
  const isOver = vendor?.until ? vendor.until < today : true
  return {
    href: route,
    figures: [
      {
        label: '등급',
        value: vendor?.grade ?? null,
        href: `${route}/trend`,
        ...(vendor?.grade === 'D' && { tone: 'danger' as const }),
      },
      {
        label: '유효기간',
        value: vendor?.until ?? null,
        href: listOf(route, { vendorCd, statusCd: 'FIX' }),
        ...(vendor?.grade && isOver && { tone: 'danger' as const }),
      },
    ],
    items: [],
    points: rows,
  }
}

const people: Card = async (asking) => {
  const { vendorCd, today } = asking
  const rows = await own(asking).query<{ no: number; name: string; atDt: string; inCds: string[] }>(sql`
    select p.person_no as no, p.person_nm as name, l.in_dt as "atDt", array[case when out_dt is null then 'INSIDE' else '' end,
        case when in_dt >= ${today}::date::timestamp at time zone 'Asia/Seoul' then 'TODAY' else '' end,
        case when no_exit_yn = 'Y' and late_out_dt is null and in_dt >= ${addDays(today, -7)}::date then 'MISSING' else '' end] as "inCds"
    from entry_log l join vendor_person p on p.person_no = l.person_no
    where l.vendor_cd = ${vendorCd} and l.delete_yn = 'N' and (out_dt is null or in_dt >= ${addDays(today, -8)}::date)
    order by l.in_dt desc, p.person_nm`)
  const all = rows.map(({ no, name, ...stay }) => ({
    ...stay,
    text: name,
    label: '입장',
    href: `${ROSTER}?personNo=${no}`,
  }))
  return {
    href: listOf(listRoute(entryRqst), { statusCd: 'APPR,PART' }),
    figures: counting('people', all, peopleFigures),
    items: [],
    list: listed(all, peopleFigures),
  }
}
const ROSTER = '/vendor/portal/vendorPerson'
const peopleFigures: readonly Counting[] = [
  { code: 'INSIDE', label: '지금 현장', unit: '명' },
  { code: 'TODAY', label: '오늘 입장', unit: '명' },
  { code: 'MISSING', label: '7일 미퇴장', unit: '명', tone: 'waiting' },
]

const councilStates: Readonly<Record<string, string>> = { PLAN: '예정', HELD: '개최', SIGNED: '회의록 공유' }
const council: Card = async (asking) => {
  const month = asking.today.slice(0, 7)
  const found = await councilOf(own(asking), asking.vendorCd, month)
  const href = listOf('/vendor/coworkSaf/councilMeeting', { meetYmFrom: month, meetYmTo: month })
  return {
    href,
    figures: found
      ? [
          { label: '회의일', value: found.meetYmd, href },
          { label: '상태', value: councilStates[found.statusCd] ?? found.statusCd, href },
        ]
      : [],
    items: [],
  }
}

export const cards: Readonly<Record<CardId, Card>> = {
  permits,
  todo,
  expiring: expiringCard,
  warns,
  demerits,
  notices,
  grade,
  people,
  weather: (asking) => weatherCard(asking, site(asking)),
  council,
}
