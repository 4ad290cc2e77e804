/** What a talk is about by itself: the gravest risks of the JSA and of the assessment that covers the work, the air, isolations, notices, the weather (R1); in every language that it is known in. */
import { allSaid, isWorded, type Translation, untranslated } from '#modules/common/site-langs.logic.ts'
import { langField, siteLangCds } from '#modules/common/site-langs.model.ts'
import { noticeTitles } from '#modules/manage/notice/notice-reader.api.ts'
import { assessedHazards } from '#modules/rsa/assess/assessed-hazards.api.ts'
import { jsaFacts } from '#modules/saf/jsa/jsa.api.ts'
import { textsOfJsas, textsSaid } from '#modules/saf/jsa/jsa-texts.api.ts'
import { termsFor } from '#modules/saf/term/site-term.api.ts'
import { audienceWords } from '#platform/model/audience.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import { wordedFor } from '#platform/model/sentences.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { isoPlan } from '../../isolation/iso-plan.model.ts'
import type { Permit } from '../../permit/permit.model.ts'
import { exceedings, kindsOfPermit, weatherMeasures } from '../weather/weather.logic.ts'
import { latestObs, saysOf, weatherNumbers } from '../weather/weather-store.ts'
import type { TbmTopicLine } from './tbm.model.ts'

const RISKS = 3
const NOTICES = 2
const NOTICE_DAYS = 14
const MAX = 500

/** What it says, and what is done about it; undefined where nobody has said it in that language. */
type Said = readonly [topicDesc: string | undefined, measureDesc?: string | undefined]
interface Topic {
  topicCd: TbmTopicLine['topicCd']
  say(language: PageLanguage): Said
}
interface Topics {
  readonly topics: TbmTopicLine[]
  readonly texts: Translation[]
}

/** @param db reads as the program */
export async function topicsOf(db: Queries, record: Permit, now: Date): Promise<Topics> {
  const found = await Promise.all([
    risks(db, record),
    assessed(db, record),
    air(db, record),
    isolations(db, record),
    notices(db, record, now),
    weather(db, record, now),
  ])
  return written(onceEach(found.flat()))
}

/** What was taken from the assessment into the analysis is said once. */
const onceEach = (all: readonly Topic[]): Topic[] => {
  const said = all.map(({ say }) => say('kr')[0])
  return all.filter((_, at) => said.indexOf(said[at]) === at)
}

const cut = (text: string | undefined): string | null => text?.slice(0, MAX) || null

/** As the talk keeps them: the Korean in its lines, the others beside it. */
function written(all: readonly Topic[]): Topics {
  const texts = new Map<string, Translation>()
  const topics = all.map(({ topicCd, say }) => {
    const [topicDesc, measureDesc] = say('kr').map(cut)
    const keep = (korean: string | null | undefined, at: 0 | 1) => {
      if (!korean || !isWorded(korean) || texts.has(korean)) return
      const said = siteLangCds.map((lang) => [langField(lang), cut(say(lang)[at])] as const)
      if (said.some(([, one]) => one !== null))
        texts.set(korean, { ...untranslated(korean), ...Object.fromEntries(said) })
    }
    keep(topicDesc, 0)
    keep(measureDesc, 1)
    return { topicCd, topicDesc: topicDesc ?? '', measureDesc: measureDesc ?? null }
  })
  return { topics, texts: [...texts.values()] }
}

/** What people have written, in the languages in which they or the term list have it. */
const writtenBy =
  (texts: readonly Translation[]) =>
  (language: PageLanguage, koreans: readonly (string | null)[], between: string): string | undefined => {
    const parts = koreans.filter((one) => one !== null && one !== '') as string[]
    if (parts.length === 0) return undefined
    return (language === 'kr' ? parts : allSaid(texts, language, parts))?.join(between)
  }

async function risks(db: Queries, { jsaNo }: Permit): Promise<Topic[]> {
  const rows = await db.query<{ stepNm: string | null; hazardDesc: string; measureDesc: string | null }>(
    sql`select step_nm as "stepNm", hazard_desc as "hazardDesc", coalesce(add_measure_desc, cur_measure_desc) as "measureDesc"
      from jsa_rows where jsa_no = ${jsaNo ?? 0} and hazard_desc is not null
      order by risk_before_val desc nulls last, seq_no limit ${RISKS}`,
  )
  const koreans = rows.flatMap(({ stepNm, hazardDesc, measureDesc }) => [stepNm ?? [], hazardDesc, measureDesc ?? []])
  const say = writtenBy([...(await textsOfJsas(db, jsaNo ? [jsaNo] : [])), ...(await termsFor(db, koreans.flat()))])
  return rows.map(({ stepNm, hazardDesc, measureDesc }) => ({
    topicCd: 'RISK',
    say: (language) => [say(language, [stepNm, hazardDesc], ': '), say(language, [measureDesc], '')],
  }))
}

/** What the assessment of the process has graded high or upgraded, or what remains of it, and what keeps it down. */
async function assessed(db: Queries, { plantCd, processNo, jsaNo, equipNo }: Permit): Promise<Topic[]> {
  const [analysis] = await jsaFacts(db, jsaNo ? [jsaNo] : [])
  const work = { plantCd, processNo, workCatCd: analysis?.workCatCd ?? null, equipCds: equipNo }
  const found = await assessedHazards(db, work, { most: RISKS, isGrave: true })
  const rows = found.map(({ taskNm, hazardDesc, controlDesc, existMeasureDesc }) => ({
    hazards: [taskNm, hazardDesc],
    measures: controlDesc?.split('\n') ?? [existMeasureDesc],
  }))
  const koreans = rows.flatMap(({ hazards, measures }) => [...hazards, ...measures].flatMap((one) => one ?? []))
  const say = writtenBy([...(await textsSaid(db, koreans)), ...(await termsFor(db, koreans))])
  return rows.map(({ hazards, measures }) => ({
    topicCd: 'RSA',
    say: (language) => [say(language, hazards, ': '), say(language, measures, ', ')],
  }))
}

const judged: Readonly<Record<string, string>> = {
  PASS: '적합',
  WARN: '주의',
  CONFIRM: '주의 확인',
  COND: '송기 승인',
}
async function air(db: Queries, { permitNo }: Permit): Promise<Topic[]> {
  const [last] = await db.query<{ at: string; resultDesc: string | null; statusCd: string }>(
    sql`select to_char(g.measure_dt at time zone 'Asia/Seoul', 'HH24:MI') as at, g.result_desc as "resultDesc", g.status_cd as "statusCd"
      from gas_set g where g.permit_no = ${permitNo} and g.delete_yn = 'N' order by g.measure_dt desc limit 1`,
  )
  if (!last) return []
  const { at, resultDesc, statusCd } = last
  const result = (language: PageLanguage) => translate('wkod', language, judged[statusCd] ?? '부적합')
  return [{ topicCd: 'GAS', say: (language) => [`${at} ${result(language)} ${resultDesc ?? ''}`.trim()] }]
}

type IsoState = keyof typeof isoPlan.lifecycle.states

async function isolations(db: Queries, { permitNo }: Permit): Promise<Topic[]> {
  const rows = await db.query<{ docNo: string | null; equipNo: string; pointCnt: number; statusCd: IsoState }>(
    sql`select p.iso_plan_doc_no as "docNo", p.equip_no as "equipNo", p.status_cd as "statusCd",
        (select count(*)::int from iso_plan_points i where i.iso_plan_no = p.iso_plan_no) as "pointCnt"
      from iso_plan_permit l join iso_plan p on p.iso_plan_no = l.iso_plan_no
      where l.permit_no = ${permitNo} and p.delete_yn = 'N' and p.status_cd not in ('TEMP', 'CANC', 'CLOSE') order by 2`,
  )
  return rows.map(({ docNo, equipNo, pointCnt, statusCd }) => ({
    topicCd: 'ISO',
    say: (language) => {
      const points = translate('wkod', language, '{n}곳', { n: pointCnt })
      const state = translate('wkod', language, isoPlan.lifecycle.states[statusCd].label)
      return [[equipNo, points, state, docNo].filter(Boolean).join(' · ')]
    },
  }))
}

/** Those that everybody of the crew's side is to read, the newest. */
async function notices(db: Queries, { plantCd, vendorCd, areaDeptCd }: Permit, now: Date): Promise<Topic[]> {
  const words =
    vendorCd === null
      ? [audienceWords.staff, audienceWords.department(areaDeptCd)]
      : [audienceWords.vendors, audienceWords.vendor(vendorCd)]
  const found = await noticeTitles(
    db,
    sql`select notice_no as no, row_number() over (order by urgent_yn desc, open_dt desc) as place from notice where plant_cd = ${plantCd} and status_cd = 'OPEN' and delete_yn = 'N'
        and open_dt <= ${now} and open_dt > ${now}::timestamptz - make_interval(days => ${NOTICE_DAYS})
        and string_to_array(audience_desc, ' ') && ${words}::text[]
      order by urgent_yn desc, open_dt desc limit ${NOTICES}`,
  )
  return found.map(({ korean, say }) => ({
    topicCd: 'NOTICE',
    say: (language) => [language === 'kr' ? korean : say(language)],
  }))
}

const MINUTES = 60
async function weather(db: Queries, record: Permit, now: Date): Promise<Topic[]> {
  const numbers = await weatherNumbers(db, dayOf(now))
  const last = await latestObs(db, record.plantCd, now, numbers)
  if (!last) return []
  const measured = (Object.keys(weatherMeasures) as (keyof typeof weatherMeasures)[]).filter(
    (name) => last[name] !== null,
  )
  const stops = exceedings(kindsOfPermit(record), last, numbers).map(saysOf)
  const isHot = last.feelTempVal !== null && last.feelTempVal >= numbers.heatRest
  const rest = { hours: numbers.workMin / MINUTES, minutes: numbers.restMin }
  return [
    {
      topicCd: 'WEATHER',
      say: (language) => {
        const values = measured.map((name) => {
          const { label, unit } = weatherMeasures[name]
          return `${translate('wkod', language, label)} ${last[name]} ${unit}`
        })
        const heat = isHot ? [translate('wkod', language, '{hours}시간 안에 {minutes}분 이상 휴식', rest)] : []
        const measures = [...stops.map((stop) => wordedFor('wkod', language, stop)), ...heat]
        return [values.join(' · '), measures.join(', ')]
      },
    },
  ]
}

/** The texts of these lines, in the order in which they are read. */
export const koreansOfTopics = (topics: readonly Pick<TbmTopicLine, 'topicDesc' | 'measureDesc'>[]): string[] =>
  topics.flatMap(({ topicDesc, measureDesc }) => [topicDesc, measureDesc ?? []].flat()).filter(isWorded)
