/** What hangs at the works of the demo's running day: printed once each was approved. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { takePrint } from '../paper/prints.ts'
import { permit } from '../permit.model.ts'

export async function printScenes(tx: Transaction, permitNos: readonly number[], now: Date): Promise<void> {
  for (const permitNo of permitNos) {
    const record = await findRecord(asProgram(tx), permit, permitNo)
    const userId = record?.issueUserId ?? record?.reviewUserId
    if (!record || !userId || !record.apprDt || !record.printCnt) continue
    await takePrint(tx, record, { userId, now: new Date(Math.min(Date.parse(record.apprDt), now.getTime())) })
  }
}
