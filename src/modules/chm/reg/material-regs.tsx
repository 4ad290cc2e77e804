/** Where a product is regulated, where nobody knows yet, and by which lists it is free. */
import { Button, Radio } from 'antd'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { AttachmentBox } from '#platform/web/form/attachments/attachment-box-later.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { refreshMaster } from '#platform/web/master/master-state.ts'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { materialMaster } from '../material/material.master.ts'
import { type MaterialRegs, type MatHit, materialRegs, settleHit } from './reg.calls.ts'
import { checkReasons, HIT_FILES, regJudges } from './reg-codes.model.ts'
import { CutText, JudgeTag, SeverityTag, Unverified } from './rule-text.tsx'

export const MaterialRegsPanel = ({ no, editable }: { no: number; editable: boolean }) => (
  <Asked call={materialRegs} at={{ no }}>
    {(data) => (
      <div className="stack is-wide">
        <Hits no={no} data={data} editable={editable} />
        <Lists data={data} />
        {data.past.length > 0 && <Past hits={data.past} />}
      </div>
    )}
  </Asked>
)

function Hits({ no, data: { hits }, editable }: { no: number; data: MaterialRegs; editable: boolean }) {
  const t = useT()
  return (
    <Panel title="해당 규제">
      {hits.length === 0 ? (
        <p className="quiet">{t('목록에서 찾은 성분이 없습니다. 아래의 확인이 필요한 목록을 함께 보세요.')}</p>
      ) : (
        <PlainTable label="해당 규제" heads={['판정', '목록', '성분', '함량', '적용 함량', '시작일']} isCards>
          {hits.map((hit) => (
            <HitRow key={hit.chmMatHitNo} no={no} hit={hit} editable={editable} />
          ))}
        </PlainTable>
      )}
    </Panel>
  )
}

function HitRow({ no, hit, editable }: { no: number; hit: MatHit; editable: boolean }) {
  const t = useT()
  const { judgeCd, regListNm, severityCd, lawNm, basisDesc, subjectNm, contentPctVal, byWeightYn, whyCd, condDesc } =
    hit
  const isOpen = editable && judgeCd === 'CHECK' && whyCd !== 'NO_COMP'
  return (
    <tr>
      <td data-head={t('판정')}>
        <JudgeTag cd={judgeCd} />
      </td>
      <td data-head={t('목록')}>
        <div className="stack is-close">
          <span>
            {regListNm ?? t('모든 목록')} {severityCd && <SeverityTag cd={severityCd} />}{' '}
            <Unverified yn={hit.verifiedYn} />
          </span>
          {lawNm && (
            <small className="quiet">
              {lawNm} {basisDesc}
            </small>
          )}
          {whyCd && (
            <small className="quiet">
              {t(checkReasons[whyCd])} {condDesc}
            </small>
          )}
          {hit.settledYn === 'Y' && (
            <small className="quiet">
              {t('확인: {text}', { text: hit.reasonDesc ?? '' })} {hit.settledUserNm}
            </small>
          )}
          {hit.settledYn === 'Y' && hit.attachFileId !== null && (
            <AttachmentBox label={t('근거 파일')} taskClass={HIT_FILES} attachFileId={hit.attachFileId} />
          )}
          {isOpen && (
            <span>
              <Button size="small" onClick={() => void settle(t, no, hit)}>
                {t('확인 결과 입력')}
              </Button>
            </span>
          )}
        </div>
      </td>
      <td data-head={t('성분')}>{subjectNm}</td>
      <td data-head={t('함량')}>
        {contentPctVal !== null && `${contentPctVal}%`}
        {byWeightYn === 'Y' && <small className="quiet"> {t('밀도가 없어 중량비율로 비교함')}</small>}
      </td>
      <td data-head={t('적용 함량')}>{regListNm && <CutText {...hit} />}</td>
      <td data-head={t('시작일')}>{hit.fromYmd}</td>
    </tr>
  )
}

interface Settled {
  judgeCd: 'HIT' | 'NONE'
  attachFileId: number | null
}
const settle = (t: ReturnType<typeof useT>, no: number, { chmMatHitNo, chmRegListNo }: MatHit) =>
  askReason<Settled>({
    title: t('확인 결과 입력'),
    label: t('근거'),
    help: t('공급사 확인서, 고시 원문처럼 무엇을 보고 알았는지 적습니다.'),
    least: 2,
    confirmText: t('저장'),
    first: {
      start: chmRegListNo === null ? { judgeCd: 'NONE', attachFileId: null } : null,
      draw: (value, change, problems) => (
        <div className="stack">
          {chmRegListNo === null ? (
            <p>
              {t('밝혀지지 않은 성분에 규제 대상이 없음을 확인했습니다. 성분을 알게 되었으면 구성성분을 개정하세요.')}
            </p>
          ) : (
            <Radio.Group
              value={value?.judgeCd}
              onChange={({ target }) => change({ attachFileId: null, ...value, judgeCd: target.value })}
              options={(['HIT', 'NONE'] as const).map((cd) => ({ value: cd, label: t(regJudges[cd]) }))}
            />
          )}
          {value && (
            <FormField
              label={t('근거 파일')}
              required={chmRegListNo === null}
              error={problems.attachFileId}
              isGroup
              width="full"
            >
              {(wiring) => (
                <AttachmentBox
                  wiring={wiring}
                  label={t('근거 파일')}
                  taskClass={HIT_FILES}
                  attachFileId={value.attachFileId}
                  onChange={(attachFileId) => change({ ...value, attachFileId })}
                />
              )}
            </FormField>
          )}
        </div>
      ),
    },
    run: async (reasonDesc, settled) => {
      await sendWith({ quiet: true }, settleHit, { no, chmMatHitNo }, { ...settled, reasonDesc })
      await Promise.all([renew(materialRegs), refreshMaster(materialMaster)])
      toast(t('저장되었습니다.'))
    },
  })

/** What no hit speaks of: an open list is no free one. */
function Lists({ data: { openLists, freeLists } }: { data: MaterialRegs }) {
  const t = useT()
  return (
    <Panel title="다른 목록">
      {openLists.length > 0 && (
        <p className="callout" data-tone="waiting">
          {t('다음 목록은 비해당이라고 말할 수 없습니다. 판이 없거나, 일부만 실렸거나, 성분을 다 알지 못합니다.')}
        </p>
      )}
      <PlainTable label="다른 목록" heads={['판정', '목록', '법령', '까닭']} isCards>
        {openLists.map(({ regListNm, lawNm, hasVersion }) => (
          <tr key={regListNm}>
            <td data-head={t('판정')}>
              <JudgeTag cd="CHECK" />
            </td>
            <td data-head={t('목록')}>{regListNm}</td>
            <td data-head={t('법령')}>{lawNm}</td>
            <td data-head={t('까닭')}>
              {hasVersion ? t('일부만 실린 판이거나 모르는 성분이 있음') : t('시행 중인 판이 없음')}
            </td>
          </tr>
        ))}
        {freeLists.map(({ regListNm, lawNm }) => (
          <tr key={regListNm}>
            <td data-head={t('판정')}>
              <JudgeTag cd="NONE" />
            </td>
            <td data-head={t('목록')}>{regListNm}</td>
            <td data-head={t('법령')}>{lawNm}</td>
            <td data-head={t('까닭')} />
          </tr>
        ))}
      </PlainTable>
    </Panel>
  )
}

function Past({ hits }: { hits: readonly MatHit[] }) {
  const t = useT()
  return (
    <Panel title="지난 판정">
      <PlainTable label="지난 판정" heads={['판정', '목록', '성분', '함량', '기간']} isCards>
        {hits.map(({ chmMatHitNo, judgeCd, regListNm, subjectNm, contentPctVal, fromYmd, toYmd }) => (
          <tr key={chmMatHitNo}>
            <td data-head={t('판정')}>{t(regJudges[judgeCd])}</td>
            <td data-head={t('목록')}>{regListNm ?? t('모든 목록')}</td>
            <td data-head={t('성분')}>{subjectNm}</td>
            <td data-head={t('함량')}>{contentPctVal !== null && `${contentPctVal}%`}</td>
            <td data-head={t('기간')}>
              {fromYmd} ~ {toYmd}
            </td>
          </tr>
        ))}
      </PlainTable>
    </Panel>
  )
}
