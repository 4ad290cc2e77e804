import type { AnyDocument } from '#platform/model/document.ts'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { platformNow, translateOf, usePlatformT } from '#platform/web/i18n/i18n.ts'
import type { TableAction } from '#platform/web/table/table.types.ts'
import { sentPart } from '../check-input.ts'
import { perform } from '../detail/action-dialog.tsx'
import { listKey, noOf, type WireRecord } from '../wire.ts'

interface BulkAnswer {
  done: number
  failed: { no: number; docNo: string | null; code: string; message: string }[]
}

/** One action on many rows: only on those on which the person may do it. */
export function bulkAction(
  model: AnyDocument,
  actionCd: string,
  chosen: WireRecord[],
  onDone: () => void,
): TableAction {
  const action = model.lifecycle.actions[actionCd]
  const open = chosen.filter((row) => row.can.actions.includes(actionCd))
  const label = translateOf(model.area)(action?.label ?? actionCd)
  const run = async () => {
    const answer = await perform<BulkAnswer>({
      model,
      actionCd,
      values: {},
      onPage: [],
      label: platformNow('{label} {n}건', { label, n: open.length }),
      run: (input, idempotencyKey) => {
        const { reasonCd, reasonDesc, reasonFields } = input
        const targets = open.map((row) => ({ no: noOf(model, row), rowVersion: row.rowVersion }))
        const body = { ...sentPart(model, input), reasonCd, reasonDesc, reasonFields, targets }
        return api.post<BulkAnswer>(`${model.api}s/bulk/${actionCd}`, defined(body), { quiet: true, idempotencyKey })
      },
    })
    if (!answer) return
    await queryClient.invalidateQueries({ queryKey: listKey(model) })
    onDone()
    if (answer.failed.length === 0) toast(platformNow('{n}건을 처리했습니다.', { n: answer.done }))
    else void openDialog({ label, content: () => <Failures answer={answer} />, width: 'min(640px, 92vw)' })
  }
  const text = open.length === chosen.length ? label : platformNow('{label} {n}건', { label, n: open.length })
  return {
    name: actionCd,
    text,
    danger: action?.danger ?? false,
    disabled: open.length === 0,
    onClick: () => void run(),
  }
}

const defined = (body: object): object =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== null))

/** One refusal does not undo the others; each says why. */
function Failures({ answer }: { answer: BulkAnswer }) {
  const translate = usePlatformT()
  return (
    <>
      <p>
        {translate('{done}건을 처리했고 {failed}건은 처리하지 못했습니다.', {
          done: answer.done,
          failed: answer.failed.length,
        })}
      </p>
      <table className="field-rows">
        <thead>
          <tr>
            <th scope="col">{translate('번호')}</th>
            <th scope="col">{translate('이유')}</th>
          </tr>
        </thead>
        <tbody>
          {answer.failed.map((one) => (
            <tr key={one.no}>
              <td>{one.docNo ?? one.no}</td>
              <td>{one.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
