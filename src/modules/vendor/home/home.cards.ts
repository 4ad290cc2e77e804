/** The ten cards of the first page: each reads for itself, so that one that cannot be read takes none with it. */
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { suspReasons } from '#modules/wkod/permit/permit-codes.model.ts'
import { type PermitOfDay, permitsOfDay } from '#modules/wkod/permit/permit-figures.api.ts'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import { myWork } from '#platform/server/documents/my-work.routes.ts'
import { vendorPoints } from '../card/card.api.ts'
import { rateLevel, VENDOR_MONTHS, vendorRate } from '../demerit/demerit.logic.ts'
import { sgcDemerit } from '../demerit/demerit.model.ts'
import { demeritNumbers, rateNumbers } from '../demerit/sgc.numbers.ts'
import { headcountsOf } from '../entry/entry.api.ts'
import { entryRqst } from '../entry/entry-rqst.model.ts'
import { subconEval } from '../eval/eval.model.ts'
import { warnPoint } from '../warn/warn-point.model.ts'
import { type Asking, item, listOf, listRoute, own, site } from './home.asking.ts'
import { expiringCard } from './home.expiring.ts'
import { homeSeams } from './home.seams.ts'
import { weatherCard } from './home.weather.ts'
import type { CardId, HomeCard, HomeItem } from './home.wire.ts'

type Told = Omit<HomeCard, 'cardId' | 'isFailed'>
type Card = (asking: Asking) => Promise<Told>

const permits: Card = async (asking) => {
  const rows = await permitsOfDay(own(asking), asking.vendorCd, asking.today)
  const route = listRoute(permit)
  const inState = (...states: string[]) => rows.filter(({ statusCd }) => states.includes(statusCd)).length
  const figure = (label: string, states: string[], tone?: 'danger' | 'suspended') => {
    const value = inState(...states)
    return {
      label,
      value,
      unit: '건',
      href: listOf(route, { statusCd: states.join() }),
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
  const states = permit.lifecycle.states as Readonly<Record<string, { label: string }>>
  const label =
    row.suspReasonCd && row.statusCd === 'SUSP' ? suspReasons[row.suspReasonCd] : (states[row.statusCd]?.label ?? '')
  const told = { text: row.wkodTitle, label: gas ? '가스측정' : label, href }
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
  // What has its number from the beginning was not sent in before.
  const numbered = new Set(asking.services.models.filter(({ number }) => !number?.at).map(({ name }) => name))
  const rows = work.map((row) => ({
    ...row,
    isReturned: row.statusCd === 'RTN' || (row.returnYn === 'Y' && !numbered.has(row.documentName)),
  }))
  const items = rows.map(({ title, docNo, label, actionLabel, route, dueYmd, isReturned }) =>
    item(
      asking,
      { text: title ?? docNo ?? label, label: `${label} · ${actionLabel}`, href: route },
      { isReturned, dueYmd },
    ),
  )
  const late = rows.filter(({ dueYmd }) => dueYmd !== null && dueYmd <= asking.today).length
  const returned = rows.filter(({ isReturned }) => isReturned)
  const [first] = returned
  return {
    href: null,
    figures: [
      {
        label: '보완요청',
        value: returned.length,
        unit: '건',
        ...(returned.length > 0 && { tone: 'waiting' as const }),
        ...(first && { href: first.route }),
      },
      { label: '오늘까지', value: late, unit: '건', ...(late > 0 && { tone: 'danger' as const }) },
      { label: '전체', value: rows.length, unit: '건' },
    ],
    items: items.filter((_, index) => !elsewhere.includes(rows[index]?.documentName ?? '')),
  }
}

interface Warn {
  no: number
  title: string
  typeCd: 'POINT' | 'WARN' | 'STOP'
  statusCd: string
  dueYmd: string | null
}
const warns: Card = async (asking) => {
  const rows = await own(
    asking,
  ).query<Warn>(sql`select warn_point_no as no, left(content_desc, 100) as title, warn_type_cd as "typeCd",
      status_cd as "statusCd", (case when status_cd = 'ISSUED' then least(ack_due_ymd, due_ymd) else due_ymd end)::text as "dueYmd"
    from warn_point where vendor_cd = ${asking.vendorCd} and status_cd in ('ISSUED', 'ACK', 'REVIEW') and delete_yn = 'N'
    order by due_ymd, warn_point_no limit 200`)
  const route = listRoute(warnPoint)
  const late = rows.filter(({ dueYmd }) => dueYmd !== null && dueYmd < asking.today).length
  const types = warnPoint.fields.warnTypeCd.codes ?? {}
  return {
    href: route,
    figures: [
      { label: '미조치', value: rows.length, unit: '건', href: listOf(route, { statusCd: 'ISSUED,ACK,REVIEW' }) },
      {
        ...{
          label: '기한 지남',
          value: late,
          unit: '건',
          href: listOf(route, { statusCd: 'ISSUED,ACK', dueYmdTo: addDays(asking.today, -1) }),
        },
        ...(late > 0 && { tone: 'danger' as const }),
      },
    ],
    items: rows.map(({ no, title, typeCd, dueYmd }) =>
      item(asking, { text: title, label: types[typeCd] ?? '', href: `${route}/${no}` }, { dueYmd }),
    ),
  }
}

const demerits: Card = async (asking) => {
  const { services, vendorCd, plantCd, today } = asking
  const route = listRoute(sgcDemerit)
  const [people] = await own(asking).query<{ n: number; stopped: number }>(sql`select
      (select count(*)::int from (select person_no from sgc_demerit where vendor_cd = ${vendorCd} and status_cd not in ('TEMP', 'CANC')
        and delete_yn = 'N' and viol_dt > ${addMonths(today, -12)}::date group by 1
        having max(year_score) >= ${(await services.db.read('SYSTEM', demeritNumbers))(today).reeduPoint}) p) as n,
      (select count(distinct person_no)::int from sgc_stop where vendor_cd = ${vendorCd} and stop_status_cd = 'ACTIVE' and delete_yn = 'N'
        and first_ymd <= ${today}::date and (reedu_ymd is null or last_ymd >= ${today}::date)) as stopped`)
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
      { label: '3점 이상', value: n, unit: '명', href: `${route}/persons`, ...(n > 0 && { tone: 'waiting' as const }) },
      {
        label: '출입정지',
        value: people?.stopped ?? 0,
        unit: '명',
        href: `${route}/persons`,
        ...(people?.stopped && { tone: 'suspended' as const }),
      },
      {
        ...{ label: '업체 벌점율', value: rate.value.toFixed(1), href: '/vendor/sgc/sanctionList' },
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
  const found = (await Promise.all(homeSeams.mustRead.map((read) => read(services, person, language)))).flat()
  const items = found.map(({ title, label, route, dueYmd }) =>
    item(asking, { text: title ?? label, label, href: route }, { dueYmd, isMust: true }),
  )
  const late = found.filter(({ dueYmd }) => dueYmd !== null && dueYmd < asking.today).length
  return {
    href: NOTICES,
    figures: [
      {
        label: '미확인 필독',
        value: found.length,
        unit: '건',
        href: `${NOTICES}?doneYn=N`,
        ...(found.length > 0 && { tone: 'waiting' as const }),
      },
      {
        label: '기한 지남',
        value: late,
        unit: '건',
        href: `${NOTICES}?doneYn=N`,
        ...(late > 0 && { tone: 'danger' as const }),
      },
    ],
    items,
  }
}
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
      { label: '유효기간', value: vendor?.until ?? null, ...(vendor?.grade && isOver && { tone: 'danger' as const }) },
    ],
    items: [],
    points: rows,
  }
}

const people: Card = async (asking) => {
  const { vendorCd, today } = asking
  const [row] = await own(asking).query<{ inside: number; missing: number; today: number }>(sql`select
      count(*) filter (where out_dt is null)::int as inside,
      count(*) filter (where no_exit_yn = 'Y' and late_out_dt is null and in_dt >= ${addDays(today, -7)}::date)::int as missing,
      count(*) filter (where in_dt >= ${today}::date::timestamp at time zone 'Asia/Seoul')::int as today
    from entry_log where vendor_cd = ${vendorCd} and delete_yn = 'N' and (out_dt is null or in_dt >= ${addDays(today, -8)}::date)`)
  const route = listRoute(entryRqst)
  const missing = row?.missing ?? 0
  return {
    href: listOf(route, { statusCd: 'APPR,PART' }),
    figures: [
      { label: '지금 현장', value: row?.inside ?? 0, unit: '명' },
      { label: '오늘 입장', value: row?.today ?? 0, unit: '명' },
      { label: '7일 미퇴장', value: missing, unit: '명', ...(missing > 0 && { tone: 'waiting' as const }) },
    ],
    items: [],
  }
}

const councilStates: Readonly<Record<string, string>> = { PLAN: '예정', HELD: '개최', SIGNED: '회의록 공유' }
const council: Card = async (asking) => {
  const month = asking.today.slice(0, 7)
  const [councilOf] = homeSeams.council
  const found = councilOf && (await councilOf(own(asking), asking.vendorCd, month))
  return {
    href: councilOf ? '/vendor/coworkSaf/councilMeeting' : null,
    figures: found
      ? [
          { label: '회의일', value: found.meetYmd },
          { label: '상태', value: councilStates[found.statusCd] ?? found.statusCd },
        ]
      : [],
    items: [],
  }
}

export const cards: Readonly<Record<CardId, Card>> = {
  ...{ permits, todo, expiring: expiringCard, warns, demerits, notices, grade, people },
  ...{ weather: (asking) => weatherCard(asking, site(asking)), council },
}
