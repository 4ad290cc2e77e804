/** What holds up the work until it is assessed, and the button of whoever may let it go on all the same. */
import { Select } from 'antd'
import { toWire } from '#platform/model/calendar.ts'
import { renew, send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { freedFor, isLive } from '../fields/permit-codes.model.ts'
import { permit } from '../permit.model.ts'
import { freeAssessed, LEAST_FREED_REASON, type OpenOne, permitAssessed } from './assessed.calls.ts'

const { useRecord } = screensFor(permit)

export function AssessedPart() {
  const { permitNo, statusCd } = useRecord()
  const { mode } = useDocument()
  return permitNo && isLive(statusCd) && mode !== 'paper' ? <Open permitNo={permitNo} /> : null
}

function Open({ permitNo }: { permitNo: number }) {
  const t = useT()
  const { rowVersion, workToDt } = useRecord()
  const { data } = useAsked(permitAssessed, { no: permitNo }, { version: rowVersion, keep: true })
  if (!data || data.open.length === 0) return null
  const letGoOn = async (one: OpenOne) => {
    if (!(await askRelease({ permitNo, one, workToDt: workToDt ?? '', t }))) return
    toast(t('작업제한을 해제했습니다. 허가서에 남습니다.'))
    await renew(permitAssessed)
  }
  return (
    <section className="callout" data-tone="waiting" aria-label={t('위험성평가')}>
      {data.open.map((one) => (
        <div key={one.rsaNo} className="row">
          <span>
            <b>{t('진행 중인 위험성평가 {no}', { no: one.rsaDocNo })}</b> {one.rsaTitle} · {one.leaderUserNm}
          </span>
          {one.freedToDt ? (
            <StatusTag tone="progress">{t('{at}까지 작업 가능', { at: formatDateTime(one.freedToDt) })}</StatusTag>
          ) : (
            data.mayFree && <ActionButton onAction={() => letGoOn(one)}>{t('작업제한 해제')}</ActionButton>
          )}
        </div>
      ))}
    </section>
  )
}

/** What for: one of its measures, or to make the place safe. */
const SAFE = 0
interface Asked {
  permitNo: number
  one: OpenOne
  workToDt: string
  t: ReturnType<typeof useT>
}
const askRelease = ({ permitNo, one, workToDt, t }: Asked): Promise<boolean> =>
  askReason<number>({
    title: t('{no}이(가) 끝나기 전에 작업하게 합니다', { no: one.rsaDocNo }),
    help: t('감소대책을 이행하거나 현장을 안전하게 하는 작업만 허가가 끝날 때까지 해제합니다. 허가서에 남습니다.'),
    confirmText: t('작업제한 해제'),
    least: LEAST_FREED_REASON,
    first: {
      start: one.controls[0]?.controlNo ?? SAFE,
      draw: (chosen, change) => (
        <FormField label={t('해제 대상')} required width="full">
          {({ id }) => (
            <Select
              id={id}
              value={chosen}
              options={[
                ...one.controls.map(({ controlNo, controlDesc }) => ({
                  value: controlNo,
                  label: `${t(freedFor.CONTROL)}: ${controlDesc}`,
                })),
                { value: SAFE, label: t(freedFor.SAFE) },
              ]}
              onChange={change}
            />
          )}
        </FormField>
      ),
    },
    run: (reasonDesc, chosen) =>
      send(
        freeAssessed,
        { no: permitNo, rsa: one.rsaNo },
        {
          freedForCd: chosen === SAFE ? 'SAFE' : 'CONTROL',
          controlNo: chosen === SAFE ? null : chosen,
          toDt: toWire(new Date(workToDt)),
          reasonDesc,
        },
      ),
  })
