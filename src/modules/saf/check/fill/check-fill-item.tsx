/** One item while it is checked, with what was found last and what is still open beside it. */
import { ItemNo } from '#modules/common/check-items.parts.tsx'
import '../check.css'
import { Input, InputNumber, Select } from 'antd'
import { Check, Minus, X } from 'lucide-react'
import { useState } from 'react'
import { PhotoOf } from '#modules/common/check-photo.parts.tsx'
import { type RiskGrade, riskGrades } from '#modules/impr/impr/impr.model.ts'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import type { CheckSheet } from '../check.calls.ts'
import { answerTones, type CheckAnswer, checkAnswers } from '../check-codes.model.ts'
import { isOutside, rangeOf, type Said, verifierLack } from '../result/safety-check.logic.ts'
import type { CheckItem } from '../result/safety-check.model.ts'

const icons = { OK: Check, NG: X, NA: Minus } as const
const answerCds = Object.keys(checkAnswers) as CheckAnswer[]

interface ItemProps {
  item: CheckItem
  /** How far it stands below what is always asked. */
  level: number
  sheet: CheckSheet
  photo: File | undefined
  onSay(part: Partial<Said>): void
  onPhoto(photo: File): void
}

export function ItemCard({ item, level, sheet, photo, onSay, onPhoto }: ItemProps) {
  const t = useT()
  const { itemNo, itemNm, criterionDesc, criticalYn, answerCd, inputCd, photoYn } = item
  const asksPhoto = answerCd === 'NG' || (answerCd !== 'NA' && (photoYn === 'Y' || inputCd === 'PHOTO'))
  return (
    <li data-item={itemNo} data-level={level || undefined} data-answer={answerCd ?? undefined}>
      <div className="check-item-text">
        <p>
          <ItemNo no={itemNo} /> {itemNm} {criticalYn === 'Y' && <StatusTag tone="danger">{t('중대')}</StatusTag>}
        </p>
        {criterionDesc && <small>{criterionDesc}</small>}
        <Before item={item} sheet={sheet} />
      </div>
      {inputCd === 'NUM' && <Measured item={item} onSay={onSay} />}
      {inputCd === 'TEXT' && (
        <FormField label={t('적은 글')} name={`text-${itemNo}`} width="full">
          {(wiring) => (
            <Input.TextArea
              {...wiring}
              value={item.textDesc ?? ''}
              maxLength={1000}
              autoSize={{ minRows: 2, maxRows: 6 }}
              onChange={({ target }) => onSay({ textDesc: target.value || null })}
            />
          )}
        </FormField>
      )}
      <fieldset className="tiles">
        <legend className="visually-hidden">{itemNm}</legend>
        {answerCds.map((code) => {
          const Icon = icons[code]
          return (
            <label key={code} className="tile" data-code={code} data-tone={answerTones[code]}>
              <input
                type="radio"
                name={`item-${itemNo}`}
                checked={answerCd === code}
                disabled={code === 'OK' && isOutside(item)}
                onChange={() => onSay(code === 'NA' ? { answerCd: code, numVal: null } : { answerCd: code })}
              />
              <Icon size={20} aria-hidden />
              {t(checkAnswers[code])}
            </label>
          )
        })}
      </fieldset>
      {asksPhoto && <PhotoOf itemNo={itemNo} photo={photo} onPhoto={onPhoto} />}
      {answerCd === 'NG' && <Bad item={item} sheet={sheet} onSay={onSay} />}
    </li>
  )
}

/** The last answer here, and what is open of it. */
function Before({ item: { itemNm }, sheet }: { item: CheckItem; sheet: CheckSheet }) {
  const t = useT()
  const last = sheet.before.find((one) => one.itemNm === itemNm)
  const open = sheet.open.filter((one) => one.itemNm === itemNm)
  if (!last && open.length === 0) return null
  return (
    <small className="check-before">
      {last?.answerCd &&
        t('지난 점검 {at}: {answer} {value}', {
          at: formatDateTime(last.checkDt).slice(0, 10),
          answer: t(checkAnswers[last.answerCd]),
          value: last.numVal ?? '',
        })}
      {open.map(({ imprNo, imprDocNo, imprTitle }) => (
        <StatusTag key={imprNo} tone="waiting">
          {t('조치 중')} {imprDocNo ?? imprTitle}
        </StatusTag>
      ))}
    </small>
  )
}

function Measured({ item, onSay }: Pick<ItemProps, 'item' | 'onSay'>) {
  const t = useT()
  const range = rangeOf(item)
  return (
    <FormField
      label={t('측정값')}
      name={`value-${item.itemNo}`}
      help={t('기준 {min}~{max} {unit}', range)}
      {...(isOutside(item) && {
        error: { message: t('측정값 {v}이(가) 기준({min}~{max})을 벗어났습니다.', { v: item.numVal ?? '', ...range }) },
      })}
    >
      {(wiring) => (
        <InputNumber
          {...wiring}
          value={item.numVal}
          inputMode="decimal"
          controls={false}
          {...(item.unitNm && { suffix: item.unitNm })}
          // The answer follows the number; what is chosen before it goes with the one before it.
          onChange={(numVal) => onSay({ numVal: typeof numVal === 'number' ? numVal : null, answerCd: null })}
        />
      )}
    </FormField>
  )
}

function Bad({ item, sheet, onSay }: Pick<ItemProps, 'item' | 'sheet' | 'onSay'>) {
  const t = useT()
  const { itemNo, itemNm } = item
  const open = sheet.open.filter((one) => one.itemNm === itemNm)
  return (
    <div className="stack check-bad">
      <FormField label={t('부적합 내용')} name={`ng-${itemNo}`} required width="full">
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            value={item.ngDesc ?? ''}
            maxLength={1000}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => onSay({ ngDesc: target.value || null })}
          />
        )}
      </FormField>
      <Grades item={item} onSay={onSay} />
      {open.length > 0 && (
        <FormField
          label={t('이어지는 개선')}
          name={`join-${itemNo}`}
          help={t('새로 만들지 않고 조치 중인 개선에 잇습니다.')}
        >
          {(wiring) => (
            <Select
              {...wiring}
              className="form-select"
              allowClear
              value={item.joinImprNo}
              onChange={(joinImprNo: number | undefined) => onSay({ joinImprNo: joinImprNo ?? null })}
              options={open.map(({ imprNo, imprDocNo, imprTitle }) => ({
                value: imprNo,
                label: `${imprDocNo ?? ''} ${imprTitle}`,
              }))}
            />
          )}
        </FormField>
      )}
      <Others item={item} sheet={sheet} onSay={onSay} />
    </div>
  )
}

const grades = Object.keys(riskGrades).reverse() as RiskGrade[]
const gradeTones = { LOW: 'draft', MID: 'waiting', HIGH: 'danger', CRIT: 'danger' } as const

/** One touch; what is critical is nothing less. */
function Grades({ item: { itemNo, criticalYn, riskGradeCd }, onSay }: Pick<ItemProps, 'item' | 'onSay'>) {
  const t = useT()
  const isCritical = criticalYn === 'Y'
  return (
    <FormField
      label={t('위험등급')}
      name={`grade-${itemNo}`}
      required
      isGroup
      width="full"
      help={isCritical ? t('중대항목은 치명입니다.') : undefined}
    >
      {() => (
        <div className="tiles">
          {grades.map((code) => (
            <label key={code} className="tile" data-tone={gradeTones[code]}>
              <input
                type="radio"
                name={`grade-${itemNo}`}
                checked={riskGradeCd === code}
                disabled={isCritical && code !== 'CRIT'}
                onChange={() => onSay({ riskGradeCd: code })}
              />
              {t(riskGrades[code])}
            </label>
          ))}
        </div>
      )}
    </FormField>
  )
}

/** Who mends it and who verifies it, where that is not whom the schedule says and who inspects. */
function Others({ item, sheet, onSay }: Pick<ItemProps, 'item' | 'sheet' | 'onSay'>) {
  const t = useT()
  const { userId } = usePerson()
  const { itemNo, ownerUserId, vendorCd, verifyUserId } = item
  const [isOpen] = useState(
    () =>
      Boolean(ownerUserId ?? vendorCd ?? verifyUserId) ||
      verifierLack(item, { inspectorUserId: userId, ownerUserId: sheet.ownerUserId }) !== undefined,
  )
  return (
    <details open={isOpen}>
      <summary>{t('담당·확인자 정하기')}</summary>
      <div className="stack">
        <FormField label={t('조치 담당')} name={`owner-${itemNo}`} help={t('비우면 점검주기의 담당입니다.')}>
          {(wiring) => (
            <DirectorySelect
              wiring={wiring}
              kind="user"
              value={item.ownerUserId}
              name={null}
              onChange={(key) => onSay({ ownerUserId: key === null ? null : String(key) })}
            />
          )}
        </FormField>
        <FormField label={t('조치 업체')} name={`vendor-${itemNo}`}>
          {(wiring) => (
            <DirectorySelect
              wiring={wiring}
              kind="vendor"
              value={item.vendorCd}
              name={null}
              onChange={(key) => onSay({ vendorCd: key === null ? null : String(key) })}
            />
          )}
        </FormField>
        <FormField label={t('확인자')} name={`verify-${itemNo}`} help={t('비우면 점검자입니다.')}>
          {(wiring) => (
            <DirectorySelect
              wiring={wiring}
              kind="user"
              value={item.verifyUserId}
              name={null}
              onChange={(key) => onSay({ verifyUserId: key === null ? null : String(key) })}
            />
          )}
        </FormField>
      </div>
    </details>
  )
}
