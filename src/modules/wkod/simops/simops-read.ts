/** The coordination tab of a permit: its places, its neighbours, its conflicts; one statement after the record itself. */

import type { Person } from '#platform/model/access.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { DraftMark, HitRow, Sign, TabAnswer } from './simops.calls.ts'
import { countsTo, type FoundHit, foundHits, holdsPlace } from './simops.sql.ts'
import { type Sides, signableAs } from './simops-people.ts'
import { touchedBy } from './systems.sql.ts'

export const sidesColumns: Sql = sql`jsonb_build_object('statusCd', p.status_cd, 'createUserId', p.create_user_id, 'vendorCd', p.vendor_cd,
  'areaDeptCd', p.area_dept_cd, 'leaderUserId', p.leader_user_id)`

interface FoundMore extends FoundHit {
  otherTitle: string | null
  otherVendorCd: string | null
  ownFirst: boolean | null
  own: Sides
  other: Sides
  otherMark: HitRow['otherMark']
  coordDesc: string | null
  signs: Sign[] | null
  releaseDesc: string | null
  releaseUserNm: string | null
}

/** @param marks instead of those that are stored */
export async function readHits(
  db: Queries,
  person: Person,
  asked: { permitNo: number; fromDt?: string | undefined; toDt?: string | undefined; marks?: readonly DraftMark[] },
): Promise<HitRow[]> {
  const { permitNo, ...as } = asked
  const rows = await db.query<FoundMore>(sql`
    select h.*, o.wkod_title as "otherTitle", o.vendor_cd as "otherVendorCd", k.permit_no = h."permitNo" as "ownFirst",
      (select ${sidesColumns} from wkod_master p where p.permit_no = h."permitNo") as own,
      (select ${sidesColumns} from wkod_master p where p.permit_no = h."otherPermitNo") as other,
      (select jsonb_build_object('mapNo', m.map_no, 'locationX', m.location_x, 'locationY', m.location_y) from permit_mark m
        where m.permit_no = h."otherPermitNo" and m.mark_no = h."otherMarkNo" and m.delete_yn = 'N') as "otherMark",
      k.coord_desc as "coordDesc", k.signs, k.release_desc as "releaseDesc",
      (select d.nm from directory_name d where d.kind = 'user' and d.key = k.release_user_id) as "releaseUserNm"
    from (${foundHits({ permitNos: [permitNo], ...as })}) h
      join wkod_master o on o.permit_no = h."otherPermitNo" left join simops_hit k on k.hit_no = h."hitNo"`)
  return rows.map((row) => toRow(person, row))
}

function toRow(person: Person, row: FoundMore): HitRow {
  const isLater = row.ownFirst !== false
  const signs = row.signs ?? []
  const [a, b] = isLater ? [row.own, row.other] : [row.other, row.own]
  const isHidden = person.kind === 'vendor' && row.otherVendorCd !== person.vendorCd
  return {
    hitNo: row.hitNo,
    otherDocNo: row.otherDocNo,
    levelCd: row.levelCd,
    ruleNo: row.ruleNo,
    ruleDesc: row.ruleDesc,
    ruleGapVal: row.ruleGapVal,
    vertCd: row.vertCd,
    systemCds: row.systemCds,
    gapVal: row.gapVal,
    kindCd: row.kindCd,
    otherKindCd: row.otherKindCd,
    markNo: row.markNo,
    overlapFromDt: row.overlapFromDt,
    overlapToDt: row.overlapToDt,
    hitStatusCd: row.hitStatusCd,
    coordDesc: row.coordDesc,
    releaseRoleCd: row.releaseRoleCd,
    releaseDesc: row.releaseDesc,
    releaseUserNm: row.releaseUserNm,
    releaseToDt: row.releaseToDt,
    otherMark: row.otherMark,
    signs,
    isLater,
    otherPermitNo: isHidden ? null : row.otherPermitNo,
    otherTitle: isHidden ? null : row.otherTitle,
    can: {
      signAs: row.levelCd === 'COORD' && row.hitStatusCd === 'OPEN' ? signableAs(person, a, b, signs) : [],
      release: row.hitStatusCd === 'OPEN' && row.releaseRoleCd !== null && person.roles.includes(row.releaseRoleCd),
    },
  }
}

export type Places = Pick<TabAnswer, 'systems' | 'plans' | 'marks' | 'version' | 'kindCds' | 'neighbours'>

/** @param isStaff a vendor is shown none of others' works but those that are in its way */
export async function readPlaces(db: Queries, permitNo: number, isStaff: boolean): Promise<Places | undefined> {
  const [found] = await db.query<Places>(sql`
    with own as (select p.plant_cd, p.work_from_dt, p.work_to_dt, p.permit_base_cd, p.permit_sub_cds from wkod_master p
      where p.permit_no = ${permitNo}),
    mark as (select * from permit_mark where permit_no = ${permitNo} and delete_yn = 'N')
    select ${plansOf(sql`s.plant_cd = (select plant_cd from own)`)} as plans,
      coalesce((select jsonb_agg(jsonb_build_object('markNo', mark_no, 'mapNo', map_no, 'markType', mark_type, 'locationX', location_x,
        'locationY', location_y, 'radiusVal', radius_val, 'elevVal', elev_val) order by mark_no) from mark), '[]') as marks,
      ${versionOf(sql`mark`)} as version,
      coalesce((select jsonb_agg(jsonb_build_object('systemCd', t.system_cd, 'systemNm', y.system_nm) order by t.system_cd)
        from (${touchedBy(sql`p.permit_no = ${permitNo}`)}) t
          left join plant_system y on y.plant_cd = (select plant_cd from own) and y.system_cd = t.system_cd and y.delete_yn = 'N'), '[]') as systems,
      (select string_to_array(trim(coalesce(permit_base_cd, '') || ' ' || coalesce(permit_sub_cds, '')), ' ') from own) as "kindCds",
      ${isStaff ? neighbours(permitNo) : sql`'[]'::jsonb`} as neighbours`)
  return found && { ...found, kindCds: found.kindCds.filter((kindCd) => kindCd !== '') }
}

/** Which marks are known, in short. */
export const versionOf = (marks: Sql): Sql =>
  sql`(select count(*) || '-' || coalesce(max(permit_mark_no), 0) from ${marks})`

/** Plans of which the size on the ground is known. */
export const plansOf = (
  where: Sql,
): Sql => sql`coalesce((select jsonb_agg(jsonb_build_object('mapNo', s.map_no, 'mapNm', s.map_nm,
    'mapFileId', s.map_file_id, 'mapFileNo', (select min(f.file_no) from attach_file f where f.attach_file_id = s.map_file_id), 'widthVal', s.width_val, 'heightVal', s.height_val, 'originXVal', s.origin_x_val,
    'originYVal', s.origin_y_val, 'levelNo', s.level_no) order by s.sort_order, s.level_no, s.map_no)
  from site_map s where ${where} and s.use_yn = 'Y' and s.delete_yn = 'N' and s.width_val > 0 and s.height_val > 0), '[]')`

const neighbours = (permitNo: number): Sql => sql`coalesce((select jsonb_agg(jsonb_build_object('permitNo', p.permit_no,
    'permitDocNo', p.permit_doc_no, 'wkodTitle', p.wkod_title, 'statusCd', p.status_cd, 'mapNo', m.map_no, 'markType', m.mark_type,
    'locationX', m.location_x, 'locationY', m.location_y))
  from own join wkod_master p on p.plant_cd = own.plant_cd and p.permit_no <> ${permitNo} and ${holdsPlace(sql`p`)}
      and p.work_from_dt < own.work_to_dt and ${countsTo(sql`p`)} > own.work_from_dt
    join permit_mark m on m.permit_no = p.permit_no and m.delete_yn = 'N'), '[]')`
