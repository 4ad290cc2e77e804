/** One who was hurt: who, where on the body, how badly, how long. What the labour office's form asks besides is folded. */
import { Button, Input, Radio, Select } from 'antd'
import { useState } from 'react'
import type { Codes } from '#platform/model/field.ts'
import { useSend } from '#platform/web/calls/asked.tsx'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { useCodes } from '#platform/web/form/codes.ts'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { accidentCase, addVictim, changeVictim, type VictimLine, type VictimValues } from './accident.calls.ts'
import { injuryTypes, sevClasses } from './accident-codes.model.ts'
import { CodeOf, DayOf, EmploymentFields } from './employment-fields.tsx'
import { InjuryBody } from './injury-body.tsx'

const empty: VictimValues = {
  userId: null,
  personNo: null,
  victimNm: null,
  injuryTypeCd: null,
  injuryPartCds: [],
  sevClassCd: null,
  expectLostDayCnt: null,
  returnYmd: null,
  deathYmd: null,
  careMonthVal: null,
  treatMonthVal: null,
  disableGradeCd: null,
  factorCd: null,
  listedIllYn: 'N',
  approveYmd: null,
  employTypeCd: null,
  workFormCd: null,
  hireYmd: null,
  sameWorkMonthCnt: null,
  jobNm: null,
}
const names = Object.keys(empty) as (keyof VictimValues)[]
const valuesOf = (victim: VictimLine | null): VictimValues =>
  victim ? (Object.fromEntries(names.map((name) => [name, victim[name]])) as unknown as VictimValues) : empty

interface FormProps {
  no: number
  victim: VictimLine | null
  onDone(): void
}
export function VictimForm({ no, victim, onDone }: FormProps) {
  const t = useT()
  const [values, setValues] = useState(() => valuesOf(victim))
  const change = (part: Partial<VictimValues>) => setValues((now) => ({ ...now, ...part }))
  const adding = useSend(addVictim, { said: '재해자를 입력했습니다.', renews: [accidentCase] })
  const changing = useSend(changeVictim, { said: '저장되었습니다.', renews: [accidentCase] })
  const isWho = values.userId !== null || values.personNo !== null || Boolean(values.victimNm?.trim())
  const save = async () => {
    const isSaved = victim
      ? await changing.send({ no, victim: victim.accVictimNo }, values)
      : await adding.send({ no }, values)
    if (isSaved) onDone()
  }
  return (
    <div className="stack">
      <WhoIs values={values} change={change} name={victim?.victimNm ?? null} />
      <FormField label={t('다친 부위')} isGroup width="full">
        {() => <InjuryBody value={values.injuryPartCds} onChange={(injuryPartCds) => change({ injuryPartCds })} />}
      </FormField>
      <div className="fields">
        <CodeOf
          label="상해종류"
          codes={injuryTypes}
          value={values.injuryTypeCd}
          onChange={(injuryTypeCd) => change({ injuryTypeCd })}
        />
        <CodeOf
          label="결과등급"
          codes={sevClasses}
          value={values.sevClassCd}
          onChange={(sevClassCd) => change({ sevClassCd })}
        />
        <FormField label={t('휴업예상일수')}>
          {(wiring) => (
            <NumberInput
              wiring={wiring}
              field={{ unit: '일' }}
              value={values.expectLostDayCnt}
              onChange={(expectLostDayCnt) => change({ expectLostDayCnt })}
            />
          )}
        </FormField>
        <DayOf label="복귀일" value={values.returnYmd} onChange={(returnYmd) => change({ returnYmd })} />
      </div>
      <details>
        <summary>{t('요양·장해·사망')}</summary>
        <div className="fields">
          <FormField label={t('요양예상(월)')}>
            {(wiring) => (
              <NumberInput
                wiring={wiring}
                field={{ unit: '월', decimals: 1 }}
                value={values.careMonthVal}
                onChange={(careMonthVal) => change({ careMonthVal })}
              />
            )}
          </FormField>
          <FormField label={t('치료예상(월)')}>
            {(wiring) => (
              <NumberInput
                wiring={wiring}
                field={{ unit: '월', decimals: 1 }}
                value={values.treatMonthVal}
                onChange={(treatMonthVal) => change({ treatMonthVal })}
              />
            )}
          </FormField>
          <CodeOf
            label="장해등급"
            codes={grades}
            value={values.disableGradeCd}
            onChange={(disableGradeCd) => change({ disableGradeCd })}
          />
          <DayOf label="사망일" value={values.deathYmd} onChange={(deathYmd) => change({ deathYmd })} />
          <DayOf label="요양승인일" value={values.approveYmd} onChange={(approveYmd) => change({ approveYmd })} />
          <Factor value={values.factorCd} onChange={(factorCd) => change({ factorCd })} />
          <FormField label={t('직업성 질병')} isGroup>
            {() => (
              <Radio.Group
                value={values.listedIllYn}
                onChange={({ target }) => change({ listedIllYn: target.value as 'Y' | 'N' })}
                options={[
                  { value: 'N', label: t('아니요') },
                  { value: 'Y', label: t('예') },
                ]}
              />
            )}
          </FormField>
        </div>
      </details>
      <details>
        <summary>{t('조사표에 쓰는 것')}</summary>
        <EmploymentFields values={values} change={change} />
      </details>
      <DialogActions>
        <Button type="primary" disabled={!isWho} loading={adding.isBusy || changing.isBusy} onClick={() => void save()}>
          {t('저장')}
        </Button>
      </DialogActions>
    </div>
  )
}
/** What an illness comes from: three of one factor in a year are a serious industrial accident. */
function Factor({ value, onChange }: { value: string | null; onChange(code: string | null): void }) {
  const t = useT()
  const factors = useCodes({ group: 'HAZARD_FACTOR' })
  return (
    <FormField label={t('유해인자')}>
      {(wiring) => (
        <Select
          {...wiring}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={value}
          options={factors.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
          onChange={(code) => onChange(code ?? null)}
        />
      )}
    </FormField>
  )
}

const grades: Codes = Object.fromEntries(Array.from({ length: 14 }, (_, at) => [String(at + 1), String(at + 1)]))

interface WhoProps {
  values: Pick<VictimValues, 'userId' | 'personNo' | 'victimNm'>
  change(part: Partial<VictimValues>): void
  /** As it was when the form was opened. */
  name: string | null
}
/** Of the site, of a contractor, or by his name alone: one of the three. */
export function WhoIs({ values: { userId, personNo, victimNm }, change, name }: WhoProps) {
  const t = useT()
  const isNamed = userId === null && personNo === null
  return (
    <div className="fields">
      {personNo === null && (
        <FormField label={t('임직원')}>
          {(wiring) => (
            <DirectorySelect
              wiring={wiring}
              kind="user"
              value={userId}
              name={userId === null ? null : (victimNm ?? name)}
              around={{}}
              onChange={(key, chosen) => change({ userId: key === null ? null : String(key), victimNm: chosen })}
            />
          )}
        </FormField>
      )}
      {userId === null && (
        <FormField label={t('업체 인원')}>
          {(wiring) => (
            <DirectorySelect
              wiring={wiring}
              kind="person"
              value={personNo}
              name={personNo === null ? null : (victimNm ?? name)}
              around={{}}
              onChange={(key, chosen) => change({ personNo: key === null ? null : Number(key), victimNm: chosen })}
            />
          )}
        </FormField>
      )}
      {isNamed && (
        <FormField label={t('이름 (찾을 수 없을 때)')}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={100}
              value={victimNm ?? ''}
              onChange={({ target }) => change({ victimNm: target.value || null })}
            />
          )}
        </FormField>
      )}
    </div>
  )
}
