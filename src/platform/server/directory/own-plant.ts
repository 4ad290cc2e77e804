/** Rules about plants that the endpoints of the directory share. */
import { type Person, seesAllPlants } from '#platform/model/access.ts'
import { type Sql, sql } from '../database/sql.ts'

/** Rows about people of the person's plant, for tables that know people and no plants; all of them for who sees all. */
export const aboutOwnPlant = (person: Person, userId: Sql): Sql =>
  person.scopeCd === 'ALL'
    ? sql`true`
    : sql`${userId} in (select p.user_id from directory_person p where p.plant_cd = ${person.plantCd})`

/** S-265: whoever may not choose among plants gets his own, whatever he asked for; undefined means all. */
export const plantOf = (person: Person, wanted: string | undefined): string | undefined =>
  seesAllPlants(person) ? wanted || undefined : person.plantCd
