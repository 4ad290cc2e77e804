/** Where proposals are kept: each its owner's alone, until its time is over. */
import { type Proposal, type ProposedKind, proposedKinds } from '#platform/model/proposal.ts'
import type { Queries } from '../../database/database.ts'
import { proposalStates } from '../../database/own-states.ts'
import { sql } from '../../database/sql.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { KeptRow } from './propose.ts'

/** From the upload on, and once more from the confirmation on. */
const KEPT_MS = 24 * 3_600_000
const keptUntil = (now: Date): Date => new Date(now.getTime() + KEPT_MS)

/** What became of a row that was written. */
export interface WrittenRow {
  readonly no: number
  readonly rowVersion: number
}
/** `written`: since it was confirmed. */
export type StoredRow = KeptRow & { readonly written?: WrittenRow }

export interface StoredProposal {
  readonly proposalNo: number
  readonly bizCd: string
  readonly statusCd: Proposal['statusCd']
  readonly rows: readonly StoredRow[]
  readonly versionYn: 'Y' | 'N'
  readonly undoYn: 'Y' | 'N'
  readonly expireDt: string
}

const stored = sql`proposal_no as "proposalNo", biz_cd as "bizCd", proposal_status_cd as "statusCd", rows_json as rows,
  version_yn as "versionYn", undo_yn as "undoYn", expire_dt as "expireDt"`

interface Sent {
  readonly userId: string
  readonly bizCd: string
  readonly rows: readonly KeptRow[]
  readonly versionYn: 'Y' | 'N'
}
export async function addProposal(db: Queries, { userId, bizCd, rows, versionYn }: Sent, now: Date) {
  const [added] = await db.query<StoredProposal>(sql`insert into com_sheet_proposal
      (user_id, biz_cd, rows_json, version_yn, create_dt, expire_dt)
    values (${userId}, ${bizCd}, ${JSON.stringify(rows)}::jsonb, ${versionYn}, ${now}, ${keptUntil(now)}) returning ${stored}`)
  return added as StoredProposal
}

/** @param lock who comes second waits, and finds what the first has made of it */
export async function findProposal(
  db: Queries,
  userId: string,
  proposalNo: number,
  now: Date,
  lock = false,
): Promise<StoredProposal | undefined> {
  const locking = lock ? sql`for update` : sql``
  const [found] = await db.query<StoredProposal>(sql`select ${stored} from com_sheet_proposal
    where proposal_no = ${proposalNo} and user_id = ${userId} and expire_dt > ${now} ${locking}`)
  return found
}

export async function keepRows(db: Queries, proposalNo: number, rows: readonly StoredRow[]): Promise<void> {
  await db.query(sql`update com_sheet_proposal set rows_json = ${JSON.stringify(rows)}::jsonb
    where proposal_no = ${proposalNo} and proposal_status_cd = ${proposalStates.is.OPEN}`)
}

interface Confirmed {
  readonly rows: readonly StoredRow[]
  readonly undoYn: 'Y' | 'N'
}
export async function endProposal(db: Queries, proposalNo: number, { rows, undoYn }: Confirmed, now: Date) {
  const [done] = await db.query<StoredProposal>(sql`update com_sheet_proposal
    set proposal_status_cd = ${proposalStates.is.DONE}, rows_json = ${JSON.stringify(rows)}::jsonb, undo_yn = ${undoYn},
      done_dt = ${now}, expire_dt = ${keptUntil(now)}
    where proposal_no = ${proposalNo} returning ${stored}`)
  return done as StoredProposal
}

export async function noteUndone(db: Queries, proposalNo: number) {
  const [undone] = await db.query<StoredProposal>(sql`update com_sheet_proposal
    set proposal_status_cd = ${proposalStates.is.UNDONE}, undo_yn = 'N' where proposal_no = ${proposalNo} returning ${stored}`)
  return undone as StoredProposal
}

/** As its owner is told of it, without its rows. */
export function toldOf({ rows, ...proposal }: StoredProposal): Proposal {
  const byKind = Map.groupBy(rows, ({ kindCd }) => kindCd)
  const kinds = Object.keys(proposedKinds) as ProposedKind[]
  const counts = Object.fromEntries(kinds.map((kind) => [kind, byKind.get(kind)?.length ?? 0]))
  return { ...proposal, counts: counts as Proposal['counts'] }
}

export const cleanUpProposals: Job = {
  name: 'clean-up-proposals',
  label: '올린 엑셀 정리',
  cron: '55 3 * * *',
  async run({ db, clock }) {
    const gone = await db.query(
      'SYSTEM',
      sql`delete from com_sheet_proposal where expire_dt < ${clock.now()} returning 1`,
    )
    return gone.length
  },
}
