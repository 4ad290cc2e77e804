/** What was tried, told to whom it concerns: leaders and areas of the works that would move and of those in their way. */
import { createHash } from 'node:crypto'
import { minuteOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { holdersAt } from '#platform/server/directory/area-roles.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { permit } from '../../permit/permit.model.ts'
import { foundHits } from '../../simops/simops.sql.ts'
import { BOARD_ROUTE } from '../board.calls.ts'
import { type Moves, WHAT_IF_PARAM, writtenMoves } from './moves.ts'
import type { WhatIfMove } from './what-if.calls.ts'
import { whatIfMessages } from './what-if.messages.ts'
import { asMoved, numbersOf, type SeenWork, seenWorks } from './what-if.ts'

interface Proposing {
  tx: Transaction
  person: SignedInPerson
  now: Date
}

/** @returns how many people were told @throws Refusal 404 for a work that the asker does not see */
export async function propose({ tx, person, now }: Proposing, moves: readonly WhatIfMove[]): Promise<number> {
  const works = await seenWorks(tx, moves)
  const program = asProgram(tx)
  const concerned = await asMoved(tx, moves, () => peopleAround(program, numbersOf(moves)))
  const notify = notifyThrough(program, now)
  const told = new Set<string>()
  for (const work of works) {
    const move = moves.find(({ permitNo }) => permitNo === work.permitNo)
    const users = concerned.flatMap(({ permitNo, userId }) =>
      permitNo === work.permitNo && userId !== person.userId ? [userId] : [],
    )
    if (!move) continue
    const link = linkTo(moves, works, work)
    await notify.people(users, {
      ...messageOf(whatIfMessages.PT_PROPOSE, work, {
        by: person.userNm,
        from: shortMinute(move.fromDt),
        to: shortMinute(move.toDt),
      }),
      about: {
        model: {
          name: permit.name,
          route: {
            staff: `${BOARD_ROUTE}?${WHAT_IF_PARAM}=${link}`,
            vendor: `${permit.route.vendor}/${work.permitNo}`,
          },
        },
      },
      onceKey: keyOf(person.userId, work.permitNo, link),
    })
    for (const user of users) told.add(user)
  }
  return told.size
}

/** Whoever presses twice proposes once. */
const keyOf = (...parts: readonly (string | number)[]): string =>
  `what-if ${createHash('sha1').update(parts.join(' ')).digest('hex')}`
/** Without its year. */
const shortMinute = (instant: string): string => minuteOf(instant).slice('2026-'.length)

/** Of an address that a message leads to, without the page itself. */
const MOST_LINK = 240
const MINUTE_MS = 60_000

/** All that was tried; of very much only the work that the message is about. */
function linkTo(moves: readonly WhatIfMove[], works: readonly SeenWork[], own: SeenWork): string {
  const written = (of: readonly SeenWork[]) => encodeURIComponent(writtenMoves(asWritten(moves, of)))
  const all = written(works)
  return all.length <= MOST_LINK ? all : written([own]).slice(0, MOST_LINK)
}

const asWritten = (moves: readonly WhatIfMove[], works: readonly SeenWork[]): Moves =>
  Object.fromEntries(
    works.flatMap((work) => {
      const move = moves.find(({ permitNo }) => permitNo === work.permitNo)
      if (!move) return []
      const minutes = Math.round((Date.parse(move.fromDt) - Date.parse(work.fromDt)) / MINUTE_MS)
      const spots = Object.fromEntries(move.spots.map(({ markNo, ...spot }) => [markNo, spot]))
      return [[work.permitNo, { minutes, spots }]]
    }),
  )

/** By the work that would move. A contractor's work is answered for by those who may sign for it. */
const peopleAround = (program: Queries, nos: readonly number[]): Promise<{ permitNo: number; userId: string }[]> =>
  program.query(sql`
    with recursive works as (
      select no as of_no, no as permit_no from unnest(${[...nos]}::bigint[]) u (no)
      union
      select h."permitNo", h."otherPermitNo" from (${foundHits({ permitNos: nos })}) h where h."levelCd" <> 'INFO'
    ), work as (
      select w.of_no, p.plant_cd, p.vendor_cd, p.leader_user_id, p.area_dept_cd from works w join wkod_master p using (permit_no)
    )
    select distinct w.of_no::int as "permitNo", u.user_id as "userId" from work w cross join lateral (
        select w.leader_user_id as user_id
        union select r.user_id from directory_role r
          where r.auth_grp_cd in ('VSP', 'VSM') and r.vendor_cd = w.vendor_cd
        union ${holdersAt(['OPR'], permit.access.heldAt, { plant: raw('w.plant_cd'), dept: raw('w.area_dept_cd') })}) u
    where u.user_id is not null`)
