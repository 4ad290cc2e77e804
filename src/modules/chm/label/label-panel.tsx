/** The label of a product: how it looks today, its print, and the labels that hang. */
import { Button, Checkbox, Select } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Problem } from '#platform/model/problem.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Panel } from '#platform/web/parts/panel.tsx'
import { LABEL_ROUTE } from '../chm-routes.model.ts'
import { type LabelSize, labelSizes, smallestSize } from '../ghs/label.logic.ts'
import { labelsDue, labelUnits, type MaterialLabel, materialLabel, printLabel } from './label.calls.ts'
import { LabelFace } from './label-face.tsx'
import { LabelPrints } from './label-prints.tsx'

const reasons = {
  CHM_GHS_NONE: '분류 결과가 없는 자재는 경고표지를 출력할 수 없습니다.',
  CHM_GHS_OLD: '구성성분이나 분류 자료가 바뀌었습니다. 분류를 다시 확정하세요.',
  CHM_LABEL_UN: '유엔번호를 입력하세요.',
} as const

export const LabelPanel = ({ no, editable }: { no: number; editable: boolean }) => (
  <Asked call={materialLabel} at={{ no }}>
    {(data) => <Label no={no} data={data} editable={editable} />}
  </Asked>
)

function Label({ no, data, editable }: { no: number; data: MaterialLabel; editable: boolean }) {
  const t = useT()
  const { refusedCd, said, statements, prints } = data
  return (
    <div className="stack is-wide">
      <Panel title="경고표지">
        {refusedCd && (
          <p className="callout" data-tone="waiting">
            {t(reasons[refusedCd])}
          </p>
        )}
        {said && (
          <div className="label-preview">
            <LabelFace said={said} kindCd="WHOLE" sizeCd="T150" statements={statements} />
          </div>
        )}
      </Panel>
      {editable && !refusedCd && (
        <Panel title="출력">
          <PrintForm no={no} data={data} />
        </Panel>
      )}
      <Panel title="출력한 경고표지">
        {prints.length === 0 ? (
          <p className="quiet">{t('아직 출력하지 않았습니다.')}</p>
        ) : (
          <LabelPrints rows={prints} editable={editable} />
        )}
      </Panel>
    </div>
  )
}

const MANY = 6
interface Wanted {
  sizeCd: LabelSize | null
  contentQtyVal: number | null
  unitCd: keyof typeof labelUnits
  containerVolVal: number | null
  sideAreaVal: number | null
  isInProcess: boolean
  chosenPCds: readonly string[] | null
  placeDesc: string | null
  printCnt: number | null
}
const start: Wanted = {
  sizeCd: null,
  contentQtyVal: null,
  unitCd: 'L',
  containerVolVal: null,
  sideAreaVal: null,
  isInProcess: false,
  chosenPCds: null,
  placeDesc: null,
  printCnt: 1,
}

function PrintForm({ no, data: { allPCds, statements } }: { no: number; data: MaterialLabel }) {
  const t = useT()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(start)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const change = (patch: Partial<Wanted>) => setAsked((before) => ({ ...before, ...patch }))
  const errorAt = (field: string) => problems.find((one) => one.field === field)
  const { contentQtyVal, containerVolVal, sideAreaVal, placeDesc, printCnt, isInProcess, unitCd } = asked
  const fitting = containerVolVal === null ? undefined : smallestSize(containerVolVal, sideAreaVal)
  const sizeCd = asked.sizeCd ?? fitting ?? null
  const place = placeDesc?.trim()
  const isReady = sizeCd && contentQtyVal && containerVolVal && place && printCnt
  const send = async () => {
    if (!isReady) return
    setBusy(true)
    try {
      const { chmLabelPrintNo } = await sendWith(
        { quiet: true },
        printLabel,
        { no },
        {
          ...{ sizeCd, contentQtyVal, unitCd, containerVolVal, sideAreaVal, placeDesc: place, printCnt },
          inProcessYn: isInProcess ? 'Y' : 'N',
          chosenPCds: asked.chosenPCds && [...asked.chosenPCds],
        },
      )
      await renew(materialLabel, labelsDue)
      void navigate(`${LABEL_ROUTE}/${chmLabelPrintNo}/print`)
    } catch (error) {
      if (error instanceof ApiError && error.problems.length > 0) setProblems(error.problems)
      else showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="stack" aria-busy={isBusy}>
      <div className="label-form">
        <FormField label={t('내용량')} required error={errorAt('contentQtyVal')}>
          {(wiring) => (
            <NumberInput
              wiring={wiring}
              field={{ min: 0, decimals: 3 }}
              value={contentQtyVal}
              onChange={(value) => change({ contentQtyVal: value })}
            />
          )}
        </FormField>
        <FormField label={t('단위')} required>
          {(wiring) => (
            <Select
              {...wiring}
              className="form-select"
              value={unitCd}
              onChange={(cd) => change({ unitCd: cd })}
              options={Object.entries(labelUnits).map(([value, label]) => ({ value, label }))}
            />
          )}
        </FormField>
        <FormField label={t('용기 용량')} required help="L">
          {(wiring) => (
            <NumberInput
              wiring={wiring}
              field={{ min: 0, decimals: 3 }}
              value={containerVolVal}
              onChange={(value) => change({ containerVolVal: value })}
            />
          )}
        </FormField>
        <FormField label={t('용기 옆면 넓이')} help={t('㎠. 5 L 미만 용기만 적습니다.')}>
          {(wiring) => (
            <NumberInput
              wiring={wiring}
              field={{ min: 0, decimals: 1 }}
              value={sideAreaVal}
              onChange={(value) => change({ sideAreaVal: value })}
            />
          )}
        </FormField>
        <FormField
          label={t('규격')}
          required
          error={errorAt('sizeCd')}
          help={t('비우면 용기에 맞는 가장 작은 규격입니다.')}
        >
          {(wiring) => (
            <Select
              {...wiring}
              className="form-select"
              value={sizeCd}
              onChange={(cd: LabelSize) => change({ sizeCd: cd })}
              options={(Object.keys(labelSizes) as LabelSize[]).map((cd) => ({
                value: cd,
                label: `${cd} ${labelSizes[cd].width}×${labelSizes[cd].height} mm`,
              }))}
            />
          )}
        </FormField>
        <FormField label={t('붙일 곳')} required help={t('나중에 찾아가 바꿀 수 있게 적습니다.')}>
          {(wiring) => (
            <TextInput
              wiring={wiring}
              field={{ max: 200 }}
              value={placeDesc}
              onChange={(text) => change({ placeDesc: text })}
            />
          )}
        </FormField>
        <FormField label={t('출력 수')} required>
          {(wiring) => (
            <NumberInput
              wiring={wiring}
              field={{ min: 1, decimals: 0 }}
              value={printCnt}
              onChange={(value) => change({ printCnt: value })}
            />
          )}
        </FormField>
      </div>
      <Checkbox checked={isInProcess} onChange={({ target }) => change({ isInProcess: target.checked })}>
        {t('공정 안에서만 쓰는 용기이고, 경고표지나 MSDS를 그 자리에 걸어 두었습니다.')}
      </Checkbox>
      {allPCds.length > MANY && (
        <FormField
          label={t('예방조치 문구 6개')}
          width="full"
          error={errorAt('chosenPCds')}
          help={t('고르지 않으면 종류마다 하나씩, 분류 순서대로 넣습니다.')}
        >
          {(wiring) => (
            <Select
              {...wiring}
              mode="multiple"
              className="form-select"
              value={[...(asked.chosenPCds ?? [])]}
              onChange={(cds: string[]) => change({ chosenPCds: cds.length > 0 ? cds : null })}
              options={allPCds.map((cd) => ({
                value: cd,
                label: `${cd} ${statements.find((one) => one.cd === cd)?.text ?? ''}`,
              }))}
            />
          )}
        </FormField>
      )}
      <Button type="primary" disabled={!isReady} loading={isBusy} onClick={() => void send()}>
        {t('출력')}
      </Button>
    </div>
  )
}
