/** One substance: its properties, its limits, its hazards, who changed what. */
import { Button } from 'antd'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MasterHistory } from '#platform/web/master/master-history.tsx'
import { MasterSheet } from '#platform/web/master/master-sheet.tsx'
import { type MasterRow, refreshMaster } from '#platform/web/master/master-state.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { MATERIAL_ROUTE } from '../chm-routes.model.ts'
import { useRowOf } from '../chm-row.ts'
import { type GhsTable, ghsTable } from '../ghs/ghs.calls.ts'
import { HazardForm } from '../ghs/hazard-form.tsx'
import { Hazards } from '../ghs/hazards.tsx'
import { MasterFacts } from '../master-facts.tsx'
import { SubstanceRegs } from '../reg/substance-regs.tsx'
import { type SubstanceFacts, saveHazards, substanceFacts } from './substance.calls.ts'
import { substanceMaster } from './substance.master.ts'
import { SubstanceWhere } from './substance-where.tsx'

export function SubstancePage() {
  const { params, editable } = usePage()
  const t = useT()
  const no = Number(params.no)
  const { data: row, isError, error, refetch } = useRowOf(substanceMaster, String(no))
  const [isEditing, setEditing] = useState(false)
  usePageHead({ title: row ? String(row.korNm) : undefined })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!row) return <Loading lines={12} />
  return (
    <div className="doc-list" data-peeking={isEditing || undefined}>
      <div className="doc-list-main">
        {editable && (
          <PageActions>
            <Button icon={<Pencil size={16} aria-hidden />} onClick={() => setEditing(true)}>
              {t('기본정보 수정')}
            </Button>
          </PageActions>
        )}
        <div className="chm-scroll stack is-wide">
          <Basics row={row} />
          <Asked call={substanceFacts} at={{ no }}>
            {(facts) => (
              <>
                <SubstanceRegs no={no} />
                <Limits facts={facts} />
                <HazardPanel no={no} facts={facts} editable={editable} />
                <Used facts={facts} />
                <SubstanceWhere no={no} />
              </>
            )}
          </Asked>
          <Panel title="이력">
            <MasterHistory master={substanceMaster} row={row} />
          </Panel>
        </div>
      </div>
      {isEditing && (
        <MasterSheet
          key={row.rowVersion}
          master={substanceMaster}
          row={row}
          editable
          onSaved={() => void refetch()}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}

const names = ['casNo', 'casNoneReasonDesc', 'korNm', 'engNm', 'synonymNms', 'kReachNo']
const properties = [
  'physStateCd',
  'molWeightVal',
  'densityVal',
  'flashPtVal',
  'boilPtVal',
  'autoIgnitTempVal',
  'lelVal',
  'uelVal',
  'waterSolubleCd',
  'unNo',
]

const Basics = ({ row }: { row: MasterRow }) => (
  <Panel title="기본·물성">
    <MasterFacts master={substanceMaster} row={row} names={[...names, ...properties]} asked={properties} />
  </Panel>
)

const limits = [
  ['TWA', 'twaPpmVal', 'twaMgVal'],
  ['STEL', 'stelPpmVal', 'stelMgVal'],
  ['최고노출기준', 'ceilPpmVal', 'ceilMgVal'],
] as const
const duties = [
  ['특별관리물질', 'specialMgmtYn'],
  ['허가대상', 'permitYn'],
  ['관리대상', 'controlYn'],
  ['작업환경측정', 'measureYn'],
  ['특수건강진단', 'specialCheckYn'],
] as const
const said = { Y: '해당', N: '비해당' } as const

/** As the register of harmful factors has them. */
function Limits({ facts: { factor } }: { facts: SubstanceFacts }) {
  const t = useT()
  if (!factor)
    return (
      <Panel title="노출기준">
        <p className="quiet">{t('이어진 유해인자가 없습니다. 노출기준은 확인 필요입니다.')}</p>
      </Panel>
    )
  const duty = (value: string | null) => t(value === 'Y' ? said.Y : value === 'N' ? said.N : '확인 필요')
  return (
    <Panel title="노출기준">
      <Facts
        isAcross
        facts={[
          ...limits.map(([label, ppm, mg]) => {
            const values = [factor[ppm] !== null && `${factor[ppm]} ppm`, factor[mg] !== null && `${factor[mg]} mg/㎥`]
            return [t(label), values.filter(Boolean).join(', ')] as const
          }),
          ...duties.map(([label, name]) => [t(label), duty(factor[name])] as const),
          [
            t('유해인자'),
            <Link key="factor" to={`/hea/checkup/hazardFactor?q=${encodeURIComponent(factor.factorNm)}`}>
              {factor.factorNm}
            </Link>,
          ],
        ]}
      />
      {factor.verifiedYn !== 'Y' && <p className="quiet">{t('고시 원문과 대조하지 않은 값입니다.')}</p>}
    </Panel>
  )
}

/** The products that contain it, by their compositions in force. */
function Used({ facts: { used } }: { facts: SubstanceFacts }) {
  const t = useT()
  return (
    <Panel title="사용 자재">
      {used.length === 0 ? (
        <p className="quiet">{t('이 물질이 들어 있는 자재가 없습니다.')}</p>
      ) : (
        <PlainTable label="사용 자재" heads={['자재코드', '자재명', '공급사', '함량(%)']} isCards>
          {used.map(({ chmMatNo, chmMatCd, matNm, supplierNm, minPctVal, maxPctVal }) => (
            <tr key={chmMatNo}>
              <td data-head={t('자재코드')}>
                <Link to={`${MATERIAL_ROUTE}/${chmMatNo}`}>{chmMatCd}</Link>
              </td>
              <td data-head={t('자재명')}>{matNm}</td>
              <td data-head={t('공급사')}>{supplierNm}</td>
              <td data-head={t('함량(%)')}>{minPctVal === maxPctVal ? maxPctVal : `${minPctVal ?? 0}~${maxPctVal}`}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Panel>
  )
}

function HazardPanel({ no, facts, editable }: { no: number; facts: SubstanceFacts; editable: boolean }) {
  const t = useT()
  return (
    <Asked call={ghsTable}>
      {(table) => (
        <Panel
          title="GHS 분류"
          actions={editable && <Button onClick={() => void edit(t('GHS 분류'), no, facts, table)}>{t('수정')}</Button>}
        >
          <Hazards rows={facts.hazards} table={table} />
          {facts.basisDesc && <p className="quiet">{t('출처: {text}', { text: facts.basisDesc })}</p>}
        </Panel>
      )}
    </Asked>
  )
}

const edit = (label: string, no: number, { hazards, basisDesc, rowVersion }: SubstanceFacts, { classes }: GhsTable) =>
  openDialog({
    label,
    width: 'min(1240px, 96vw)',
    content: (close) => (
      <HazardForm
        rows={hazards}
        basisDesc={basisDesc}
        classes={classes}
        save={async (rows, basis) => {
          await sendWith({ quiet: true }, saveHazards, { no }, { rowVersion, rows, basisDesc: basis })
          await Promise.all([refreshMaster(substanceMaster), renew(substanceFacts)])
        }}
        onDone={() => close()}
      />
    ),
  })
