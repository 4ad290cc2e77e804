/** One action done on many rows: fetched when it is pressed. */
import type { AnyDocument } from '#platform/model/document.ts'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { confirm, openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import type { Values } from '#platform/web/form/field-control.tsx'
import { platformNow, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { sentPart } from '../check-input.ts'
import { perform } from '../detail/action-dialog.tsx'
import { listKey, noOf, type WireRecord } from '../wire.ts'
import { type BulkAnswer, type BulkOutcome, runInParts } from './bulk-run.tsx'

/** Up to so many one request does; more are done in parts that are seen. */
const AT_ONCE = 100

export interface BulkAct {
  model: AnyDocument
  actionCd: string
  /** What the action is called, to its reader. */
  label: string
  /** Those of the chosen rows on which it can be done. */
  open: readonly WireRecord[]
  /** How many were chosen. */
  chosen: number
  onDone(): void
}

export async function actOnMany({ model, actionCd, label, open, chosen, onDone }: BulkAct): Promise<void> {
  const numbered = platformNow('{label} {n}건', { label, n: open.length })
  const targets = open.map((row) => ({ no: noOf(model, row), rowVersion: row.rowVersion }))
  const isLong = targets.length > AT_ONCE
  if (isLong && !(await confirm(whatComes(open.length, chosen), { title: numbered, confirmText: label }))) return
  const sent = (input: Values, part: readonly object[]) => {
    const { reasonCd, reasonDesc, reasonFields } = input
    const body = { ...sentPart(model, input), reasonCd, reasonDesc, reasonFields, targets: part }
    return api.post<BulkAnswer>(`${model.api}s/bulk/${actionCd}`, defined(body), { quiet: true })
  }
  const asking = { model, actionCd, values: {}, onPage: [], label: numbered }
  const answer = isLong
    ? await perform({ ...asking, run: async (input) => input }).then(
        (input) => input && runInParts(numbered, targets, (part) => sent(input, part)),
      )
    : await perform({ ...asking, run: async (input) => ({ ...(await sent(input, targets)), left: 0 }) })
  if (!answer) return
  await queryClient.invalidateQueries({ queryKey: listKey(model) })
  onDone()
  if (answer.failed.length + answer.left === 0) toast(platformNow('{n}건을 처리했습니다.', { n: answer.done }))
  else void openDialog({ label, content: () => <Failures answer={answer} />, width: 'min(640px, 92vw)' })
}

/** How many, before it begins; and how many of those chosen are left out. */
function whatComes(n: number, chosen: number): string {
  const begins = platformNow('{n}건을 차례로 처리합니다. 도중에 멈출 수 있습니다.', { n })
  if (n === chosen) return begins
  return `${platformNow('선택한 {chosen}건 가운데 {n}건에 할 수 있습니다.', { chosen, n })} ${begins}`
}

const defined = (body: object): object =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== null))

/** One refusal does not undo the others; each says why. */
function Failures({ answer }: { answer: BulkOutcome }) {
  const translate = usePlatformT()
  return (
    <>
      <p>
        {translate('{done}건을 처리했고 {failed}건은 처리하지 못했습니다.', {
          done: answer.done,
          failed: answer.failed.length,
        })}{' '}
        {answer.left > 0 && translate('멈춰서 처리하지 않은 것이 {n}건입니다.', { n: answer.left })}
      </p>
      {answer.failed.length > 0 && <Refused failed={answer.failed} />}
    </>
  )
}

function Refused({ failed }: Pick<BulkOutcome, 'failed'>) {
  const translate = usePlatformT()
  return (
    <table className="field-rows">
      <thead>
        <tr>
          <th scope="col">{translate('번호')}</th>
          <th scope="col">{translate('이유')}</th>
        </tr>
      </thead>
      <tbody>
        {failed.map((one) => (
          <tr key={one.no}>
            <td>{one.docNo ?? one.no}</td>
            <td>{one.message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
