/** Where a product is used: at which plant, in which process, by whom, and whether it may be. */
import { Button } from 'antd'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Empty } from '#platform/web/parts/states.tsx'
import { actOnUse, type MaterialUses, type MatUse, materialUses } from './use.calls.ts'
import { type UseAct, useActs, useStates, useTones } from './use-codes.model.ts'
import { UseForm } from './use-form.tsx'

export const MaterialUsesPanel = ({ no, editable }: { no: number; editable: boolean }) => (
  <Asked call={materialUses} at={{ no }}>
    {(data) => <Uses no={no} data={data} editable={editable} />}
  </Asked>
)

function Uses({ no, data, editable }: { no: number; data: MaterialUses; editable: boolean }) {
  const t = useT()
  const { rows, stopDesc, isUsedHere } = data
  const mayAdd = editable && !isUsedHere && stopDesc === null
  return (
    <div className="stack is-wide">
      {stopDesc !== null && (
        <p className="callout" data-tone="danger">
          {t('사용이 금지된 자재입니다: {lists}', { lists: stopDesc })}
        </p>
      )}
      {(rows.length === 0 || mayAdd) && (
        <Panel
          title="사용 사업장"
          actions={
            mayAdd && <Button onClick={() => void write(t('사용 등록'), no, data, null)}>{t('사용 등록')}</Button>
          }
        >
          {rows.length === 0 && <Empty message={t('사용하는 사업장이 없습니다.')} />}
        </Panel>
      )}
      {rows.map((use) => (
        <Use key={use.chmMatUseNo} no={no} data={data} use={use} editable={editable} />
      ))}
    </div>
  )
}

const actsOf: Readonly<Record<MatUse['statusCd'], readonly UseAct[]>> = {
  PLAN: [],
  ACTIVE: ['suspend', 'retire'],
  SUSP: ['resume', 'retire'],
  RETIRED: [],
}

function Use({ no, data, use, editable }: { no: number; data: MaterialUses; use: MatUse; editable: boolean }) {
  const t = useT()
  const { plantNm, statusCd, reasonDesc, ownerDeptNm, ownerDeptCd, maxQtyVal, dayQtyVal, validEndYmd, places, procs } =
    use
  const acts = actsOf[statusCd].filter((act) => act !== 'resume' || use.stopDesc === null)
  const kg = (value: number | null) => (value === null ? t('확인 필요') : `${formatNumber(value)} kg`)
  return (
    <Panel
      title={`${plantNm}`}
      actions={
        <div className="row">
          <StatusTag tone={useTones[statusCd]}>{t(useStates[statusCd])}</StatusTag>
          {editable && statusCd !== 'RETIRED' && (
            <Button onClick={() => void write(t('사용 수정'), no, data, use)}>{t('수정')}</Button>
          )}
          {editable &&
            acts.map((act) => (
              <Button key={act} onClick={() => void move(t, use, act)}>
                {t(useActs[act])}
              </Button>
            ))}
        </div>
      }
    >
      <div className="stack">
        {statusCd === 'SUSP' && reasonDesc && (
          <p className="callout" data-tone="danger">
            {t('사용중지: {reason}', { reason: reasonDesc })}
          </p>
        )}
        <Facts
          isAcross
          facts={[
            [t('담당 부서'), ownerDeptNm ?? ownerDeptCd],
            [t('최대 보관량'), kg(maxQtyVal)],
            [t('하루 최대 취급량'), kg(dayQtyVal)],
            [t('보관장소'), places.map(({ locNm }) => locNm).join(', ') || t('확인 필요')],
            ...(validEndYmd ? [[t('사용 종료일'), validEndYmd] as const] : []),
          ]}
        />
        {procs.length === 0 ? (
          <p className="quiet">{t('취급하는 공정이 등록되지 않았습니다.')}</p>
        ) : (
          <PlainTable label="사용 공정" heads={['공정', '취급 내용', '월 사용량', '취급자']} isCards>
            {procs.map(({ processNo, processNm, useDesc, monthQtyVal, handlers }) => (
              <tr key={processNo}>
                <td data-head={t('공정')}>{processNm}</td>
                <td data-head={t('취급 내용')}>{useDesc}</td>
                <td data-head={t('월 사용량')}>{monthQtyVal === null ? '' : kg(monthQtyVal)}</td>
                <td data-head={t('취급자')}>
                  {handlers.map(({ userNm }) => userNm).join(', ') || (
                    <span className="quiet">{t('공정에서 일하는 사람')}</span>
                  )}
                </td>
              </tr>
            ))}
          </PlainTable>
        )}
      </div>
    </Panel>
  )
}

const write = (label: string, no: number, data: MaterialUses, use: MatUse | null) =>
  openDialog({
    label,
    width: 'min(880px, 96vw)',
    content: (close) => <UseForm no={no} data={data} use={use} onDone={() => close()} />,
  })

const move = (t: ReturnType<typeof useT>, { chmMatUseNo, rowVersion }: MatUse, actCd: UseAct) =>
  askReason({
    title: t(useActs[actCd]),
    confirmText: t(useActs[actCd]),
    danger: actCd !== 'resume',
    least: 2,
    run: async (reasonDesc) => {
      await sendWith({ quiet: true }, actOnUse, { no: chmMatUseNo, actCd }, { rowVersion, reasonDesc })
      await renew(materialUses)
      toast(t('저장되었습니다.'))
    },
  })
