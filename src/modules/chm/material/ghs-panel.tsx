/** The classes of a product: what holds, and what was entered beside what its composition says. */
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { refreshMaster } from '#platform/web/master/master-state.ts'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { type GhsTable, ghsTable } from '../ghs/ghs.calls.ts'
import { acuteRoutes, hazardClasses, shownCategory, signalWords } from '../ghs/ghs-codes.model.ts'
import { ghsOrigins } from '../ghs/ghs-rows.logic.ts'
import { HazardForm } from '../ghs/hazard-form.tsx'
import { Hazards } from '../ghs/hazards.tsx'
import { pictogramsOf, signalWordOf } from '../ghs/label.logic.ts'
import { Pictograms } from '../ghs/pictogram.parts.tsx'
import { Steps } from './ghs-steps.tsx'
import { type ComparedLine, chooseGhs, type MaterialGhs, materialGhs, saveEntered } from './material.calls.ts'
import { materialMaster } from './material.master.ts'

interface PartProps {
  no: number
  ghs: MaterialGhs
  table: GhsTable
  editable: boolean
}
export const GhsPanel = ({ no, editable }: { no: number; editable: boolean }) => (
  <Asked call={ghsTable}>
    {(table) => (
      <Asked call={materialGhs} at={{ no }}>
        {(ghs) => (
          <div className="stack is-wide">
            <Held no={no} ghs={ghs} table={table} editable={editable} />
            <Comparison key={ghs.rowVersion} no={no} ghs={ghs} table={table} editable={editable} />
          </div>
        )}
      </Asked>
    )}
  </Asked>
)

/** What the label and section 2 say. */
function Held({ ghs: { chosen }, table }: PartProps) {
  const t = useT()
  const { rows, reasonDesc, userNm, dt, isOld } = chosen
  const label = table.classes.filter((one) =>
    rows.some(
      (row) => row.noneYn === 'N' && row.hazardClassCd === one.hazardClassCd && row.categoryCd === one.categoryCd,
    ),
  )
  const signal = signalWordOf(label)
  return (
    <Panel title="확정한 분류">
      {isOld && (
        <p className="callout" data-tone="waiting">
          {t('구성성분이나 입력한 분류가 바뀌었습니다. 분류를 다시 확정하십시오.')}
        </p>
      )}
      {rows.length === 0 ? (
        <p className="quiet">{t('아직 확정한 분류가 없습니다. 아래에서 비교하고 확정하십시오.')}</p>
      ) : (
        <>
          <p className="row">
            <Pictograms cds={pictogramsOf(label).shown} sizePx={56} />
            {signal && <b className="ghs-signal">{t(signalWords[signal])}</b>}
          </p>
          <Hazards rows={rows} table={table} />
          <p className="quiet">
            {t('확정 사유: {reason}', { reason: reasonDesc })} · {userNm} {dt && formatDateTime(dt)}
          </p>
        </>
      )}
      {label.some(({ verifiedYn }) => verifiedYn !== 'Y') && (
        <p className="quiet">{t('구분별 문구와 그림문자는 고시 원문과 대조하지 않은 값입니다.')}</p>
      )}
    </Panel>
  )
}

export const keyOfLine = ({ hazardClassCd, routeCd, entered, calc }: ComparedLine) =>
  [hazardClassCd, routeCd, entered?.categoryCd ?? calc?.categoryCd].join(' ')
/** What nobody has said anything of stands last, in one line. */
const isOpen = ({ entered, calc }: ComparedLine) => entered === null && (calc === null || calc.judgeCd === 'CHECK')

function Comparison({ no, ghs, table, editable }: PartProps) {
  const t = useT()
  const proposedCalc = ghs.lines.filter(({ proposed }) => proposed === 'CALC').map(keyOfLine)
  const [calcKeys, setCalcKeys] = useState<readonly string[]>(proposedCalc)
  const shown = ghs.lines.filter((line) => !isOpen(line))
  const open = ghs.lines.filter(isOpen)
  return (
    <Panel
      title="공급자 분류와 계산한 분류"
      actions={
        editable && (
          <div className="row">
            <Button onClick={() => void edit(t('공급자·시험 분류'), no, ghs, table)}>
              {t('공급자·시험 분류 입력')}
            </Button>
            {ghs.lines.some(({ proposed }) => proposed !== null) && (
              <Button type="primary" onClick={() => void settle(no, ghs, calcKeys)}>
                {t('분류 확정')}
              </Button>
            )}
          </div>
        )
      }
    >
      {shown.length > 0 && (
        <PlainTable label="분류 비교" heads={['유해성', '공급자·시험', '계산', '계산 과정', '확정할 쪽']} isCards>
          {shown.map((line) => (
            <ComparedRow
              key={keyOfLine(line)}
              line={line}
              isCalc={calcKeys.includes(keyOfLine(line))}
              {...(editable && {
                onCalc: (isCalc: boolean) =>
                  setCalcKeys(
                    isCalc ? [...calcKeys, keyOfLine(line)] : calcKeys.filter((key) => key !== keyOfLine(line)),
                  ),
              })}
            />
          ))}
        </PlainTable>
      )}
      {open.length > 0 && (
        <details>
          <summary>
            <StatusTag tone="waiting">{t('확인 필요')}</StatusTag> {t('{n}개 유해성', { n: open.length })}
          </summary>
          <ul className="ghs-open">
            {open.map((line) => (
              <li key={keyOfLine(line)}>
                {nameOf(line, t)}
                {line.calc && <Steps found={line.calc} />}
              </li>
            ))}
          </ul>
        </details>
      )}
      {ghs.lines.length === 0 && <p className="quiet">{t('구성성분을 등록하면 분류를 계산합니다.')}</p>}
    </Panel>
  )
}

type Say = ReturnType<typeof useT>
const nameOf = ({ hazardClassCd, routeCd }: ComparedLine, t: Say) =>
  hazardClassCd === 'ACUTE_INHAL' && routeCd
    ? `${t(hazardClasses[hazardClassCd])} · ${t(acuteRoutes[routeCd])}`
    : t(hazardClasses[hazardClassCd])

export function ComparedRow({
  line,
  isCalc,
  onCalc,
}: {
  line: ComparedLine
  isCalc: boolean
  onCalc?: (isCalc: boolean) => void
}) {
  const t = useT()
  const { entered, calc, differs } = line
  const canChoose = entered !== null && calc !== null && calc.judgeCd !== 'CHECK'
  const side = isCalc ? t('계산') : entered ? t(ghsOrigins[entered.originCd]) : ''
  return (
    <tr data-differs={differs || undefined}>
      <td data-head={t('유해성')}>{nameOf(line, t)}</td>
      <td data-head={t('공급자·시험')}>
        {entered && (
          <>
            {entered.noneYn === 'Y' ? t('분류되지 않음') : t('구분 {n}', { n: shownCategory(entered.categoryCd) })}{' '}
            {entered.originCd !== 'SUPPLIER' && <small>{t(ghsOrigins[entered.originCd])}</small>}
          </>
        )}
      </td>
      <td data-head={t('계산')}>
        {calc && <Judged calc={calc} />}
        {differs && <StatusTag tone="waiting">{t('다름')}</StatusTag>}
      </td>
      <td data-head={t('계산 과정')}>{calc && <Steps found={calc} />}</td>
      <td data-head={t('확정할 쪽')}>
        {canChoose && onCalc ? (
          <Checkbox checked={isCalc} onChange={({ target }) => onCalc(target.checked)}>
            {t('계산')}
          </Checkbox>
        ) : (
          side
        )}
      </td>
    </tr>
  )
}

function Judged({ calc: { judgeCd, categoryCd, isOpen: mayBeStricter } }: { calc: NonNullable<ComparedLine['calc']> }) {
  const t = useT()
  if (judgeCd === 'CHECK') return <StatusTag tone="waiting">{t('확인 필요')}</StatusTag>
  if (judgeCd === 'NONE') return t('분류되지 않음')
  return (
    <>
      {t('구분 {n}', { n: shownCategory(categoryCd) })}{' '}
      {mayBeStricter && <small className="quiet">{t('더 엄격할 수 있음')}</small>}
    </>
  )
}

const settle = (no: number, { rowVersion, lines }: MaterialGhs, calcKeys: readonly string[]) =>
  askReason({
    title: translateNow('분류 확정'),
    label: translateNow('확정 사유'),
    help: translateNow('공급자 분류와 다르게 확정하면 그 근거를 적습니다.'),
    confirmText: translateNow('확정'),
    least: 2,
    run: async (reasonDesc) => {
      const calcOf = lines.flatMap((line) =>
        calcKeys.includes(keyOfLine(line)) && line.calc
          ? [{ hazardClassCd: line.hazardClassCd, routeCd: line.calc.routeCd }]
          : [],
      )
      await sendWith({ quiet: true }, chooseGhs, { no }, { rowVersion, calcOf, reasonDesc })
      toast(translateNow('분류를 확정했습니다.'))
      await Promise.all([refreshMaster(materialMaster), renew(materialGhs)])
    },
  })

const edit = (label: string, no: number, { entered, basisDesc, rowVersion }: MaterialGhs, { classes }: GhsTable) =>
  openDialog({
    label,
    width: 'min(1240px, 96vw)',
    content: (close) => (
      <HazardForm
        rows={entered}
        basisDesc={basisDesc}
        classes={classes}
        save={async (rows, basis) => {
          await sendWith({ quiet: true }, saveEntered, { no }, { rowVersion, rows, basisDesc: basis })
          await Promise.all([refreshMaster(materialMaster), renew(materialGhs)])
        }}
        onDone={() => close()}
      />
    ),
  })
