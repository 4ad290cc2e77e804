/**
 * I5: three persons of one process with the same class of symptom within seven days, whenever a visit is entered. The health manager is told once for
 * as long as it goes on; it may be the reason for an occasional or extraordinary checkup.
 */
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { messageOf, type Notify } from '#platform/server/notifications/notify.ts'
import { infirmMessages } from './infirm.messages.ts'
import type { InfirmVisit } from './visit.model.ts'

const CLUSTER_PERSONS = 3
const CLUSTER_DAYS = 7

interface Told {
  visit: InfirmVisit
  now: Date
  notify: Notify
}

/** After a visit was written, in its transaction. */
export async function watchCluster(tx: Transaction, { visit, now, notify }: Told): Promise<void> {
  const { processNo, symptomCd, visitDt, plantCd } = visit
  if (!processNo || !symptomCd) return
  // One at a time for a process and a symptom: two nurses would otherwise each see the third person, or neither.
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtextextended('hea-cluster', ${processNo}) # hashtext(${symptomCd}))`,
  )
  const [begun] = await tx.queryAs<{ processNm: string; symptomNm: string; cnt: number }>(
    'SYSTEM',
    clusterStatement(visit, now),
  )
  if (!begun) return
  const values = { process: begun.processNm, symptom: begun.symptomNm, n: begun.cnt }
  await notify.role('HLM', plantCd, {
    ...messageOf(infirmMessages.HEA_CLUSTER, visit, values),
    onceKey: `hea-cluster:${processNo}:${symptomCd}:${visitDt}`,
  })
}

/** Goes on with a cluster that was told within the week; else begins one where some week with this visit in it has persons enough. */
const clusterStatement = ({ processNo, symptomCd, visitDt, plantCd }: InfirmVisit, now: Date) => sql`
  with known as (
    update hea_symptom_cluster set last_dt = greatest(last_dt, ${visitDt}::timestamptz),
      start_dt = least(start_dt, ${visitDt}::timestamptz)
    where process_no = ${processNo} and symptom_cd = ${symptomCd}
      and last_dt >= ${visitDt}::timestamptz - make_interval(days => ${CLUSTER_DAYS})
      and start_dt <= ${visitDt}::timestamptz + make_interval(days => ${CLUSTER_DAYS})
    returning 1
  ), same as (
    select count(distinct coalesce(v.user_id, 'P' || v.person_no)) as cnt, min(v.visit_dt) as start_dt, max(v.visit_dt) as last_dt
    from hea_infirm_visit f join hea_infirm_visit v on v.process_no = f.process_no and v.symptom_cd = f.symptom_cd
      and v.delete_yn = 'N' and v.visit_dt >= f.visit_dt and v.visit_dt < f.visit_dt + make_interval(days => ${CLUSTER_DAYS})
    where f.process_no = ${processNo} and f.symptom_cd = ${symptomCd} and f.delete_yn = 'N'
      and f.visit_dt > ${visitDt}::timestamptz - make_interval(days => ${CLUSTER_DAYS}) and f.visit_dt <= ${visitDt}::timestamptz
    group by f.hea_infirm_visit_no order by cnt desc, start_dt limit 1
  ), begun as (
    insert into hea_symptom_cluster (plant_cd, process_no, symptom_cd, start_dt, last_dt, alert_dt)
    select ${plantCd}, ${processNo}, ${symptomCd}, s.start_dt, s.last_dt, ${now} from same s
    where s.cnt >= ${CLUSTER_PERSONS} and not exists (select from known) returning 1
  )
  select s.cnt, (select process_nm from process where process_no = ${processNo}) as "processNm",
    (select code_nm from directory_code where code_grp_cd = 'HEA_SYMPTOM' and code = ${symptomCd}) as "symptomNm"
  from same s where exists (select from begun)`
