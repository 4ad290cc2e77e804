/** TBM of a permit on the spot: begun by the leader, signed card by card or by each worker's own phone. */
import { Button, Checkbox, Input } from 'antd'
import { Megaphone, PenLine, ScanLine } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { CameraScanner, hasCamera } from '#modules/common/camera.parts.tsx'
import type { Interpreted } from '#modules/common/interpreters.calls.ts'
import { Interpreters } from '#modules/common/interpreters.parts.tsx'
import type { SiteLang } from '#modules/common/site-langs.model.ts'
import { InSecond, SecondChoice } from '#modules/saf/term/second-language.parts.tsx'
import type { Signature } from '#platform/model/drawn.ts'
import { api } from '#platform/web/api/client.ts'
import { renew, send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { SignaturePad } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { usePerson, useSession } from '#platform/web/session/session.ts'
import type { PermitShift } from '../shift.calls.ts'
import { drawForTalk, interpretTalk, scanForTalk, talkInterpreters } from './tbm.calls.ts'
import { type TbmTopic, tbm, tbmTopics } from './tbm.model.ts'

interface PartProps {
  permitNo: number
  shift: PermitShift
  again(): Promise<void>
}

function useTbmPath(): string {
  const { staff, vendor = staff } = tbm.route
  return useSession()?.user.kind === 'vendor' ? vendor : staff
}

export function TalkPart({ permitNo, shift, again }: PartProps) {
  const t = useT()
  const path = useTbmPath()
  const { talk, crew, can, pastTalks } = shift
  const signed = crew.filter(({ signDt }) => signDt !== null).length
  return (
    <section className="stack" aria-label={t('TBM')}>
      <div className="row">
        <h3>{t('TBM')}</h3>
        {talk && <Link to={`${path}/${talk.tbmNo}`}>{talk.tbmDocNo}</Link>}
        {talk && <span className="quiet">{formatDateTime(talk.tbmDt)}</span>}
        {talk && (
          <StatusTag tone={signed < crew.length ? 'waiting' : 'done'}>
            {t('서명 {n}/{of}명', { n: signed, of: crew.length })}
          </StatusTag>
        )}
        {talk && <Link to={`${path}/${talk.tbmNo}/print`}>{t('TBM 일지')}</Link>}
      </div>
      {talk ? (
        <Topics topics={talk.topics} texts={talk.texts} />
      ) : (
        <p className="quiet">{t('TBM을 시작하면 작업자가 서명할 수 있습니다.')}</p>
      )}
      {talk && <ReadOut permitNo={permitNo} tbmNo={talk.tbmNo} maySign={can.lead && talk.isOpen} />}
      {talk?.isOpen && <Signatures permitNo={permitNo} again={again} crew={crew} mayScan={can.lead} />}
      {can.lead && (
        <div className="row is-actions">
          <Button
            type={talk?.isOpen ? 'default' : 'primary'}
            icon={<Megaphone size={16} aria-hidden />}
            onClick={() => void beginTalk(permitNo, t).then((begun) => (begun ? again() : undefined))}
          >
            {talk ? t('TBM 다시 진행') : t('TBM 시작')}
          </Button>
        </div>
      )}
      {pastTalks.length > 0 && (
        <p className="quiet">
          {t('지난 TBM')}:{' '}
          {pastTalks.map(({ tbmNo, tbmDt, signCnt }) => (
            <Link key={tbmNo} to={`${path}/${tbmNo}`}>
              {formatDateTime(tbmDt)} ({t('{n}명', { n: signCnt })}){' '}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}

function ReadOut({ permitNo, tbmNo, maySign }: { permitNo: number; tbmNo: number; maySign: boolean }) {
  const { data } = useAsked(talkInterpreters, { no: tbmNo })
  const sign = async (signed: Interpreted) => {
    await send(interpretTalk, { no: permitNo }, signed)
    await renew(talkInterpreters)
  }
  return data && <Interpreters {...data} maySign={maySign} onSign={sign} />
}

function Topics({ topics, texts }: Pick<NonNullable<PermitShift['talk']>, 'topics' | 'texts'>) {
  const t = useT()
  const [lang, setLang] = useState<SiteLang>()
  return (
    <>
      <SecondChoice value={lang} onChange={setLang} />
      <Lines columns="88px 1fr">
        {topics.map(({ topicCd, topicDesc, measureDesc }) => (
          <li key={`${topicCd}${topicDesc}`}>
            <span className="quiet">{t(tbmTopics[topicCd as TbmTopic])}</span>
            <div>
              <p>{topicDesc}</p>
              <InSecond lang={lang} texts={texts} korean={topicDesc} />
              {measureDesc && <p className="quiet">→ {measureDesc}</p>}
              {measureDesc && <InSecond lang={lang} texts={texts} korean={measureDesc} />}
            </div>
          </li>
        ))}
      </Lines>
    </>
  )
}

interface SignaturesProps extends Omit<PartProps, 'shift'> {
  crew: PermitShift['crew']
  mayScan: boolean
}
/** Who has not signed yet; a card is held before the phone; a number alone signs for nobody. */
function Signatures({ permitNo, crew, mayScan, again }: SignaturesProps) {
  const t = useT()
  const [text, setText] = useState('')
  const scan = async (code: string) => {
    setText('')
    if (!code.trim()) return
    const { personNm } = await send(scanForTalk, { no: permitNo }, { text: code.trim() })
    toast(t('{name} 님이 서명했습니다.', { name: personNm ?? '' }))
    await again()
  }
  const open = crew.filter(({ signDt }) => signDt === null)
  return (
    <>
      {mayScan && open.length > 0 && (
        <div className="stack is-close is-narrow">
          <p className="quiet">
            {t(
              '작업자가 자기 휴대폰으로 허가서 QR을 열어 서명하거나, 안전카드를 여기에 대거나, 이 기기에 그려 서명합니다.',
            )}
          </p>
          <Input
            size="large"
            aria-label={t('안전카드 QR·번호')}
            placeholder={t('안전카드 QR·번호')}
            prefix={<ScanLine size={20} aria-hidden />}
            value={text}
            maxLength={200}
            onChange={({ target }) => setText(target.value)}
            onPressEnter={() => void scan(text)}
          />
          {hasCamera() && <CameraScanner onCode={(code) => void scan(code)} />}
        </div>
      )}
      {open.length > 0 && <p className="quiet">{t('TBM 미서명 {n}명', { n: open.length })}</p>}
      <ul className="lines">
        {open.map((member) => (
          <li key={`${member.personNo}${member.userId}`}>
            <b>{member.memberNm}</b>
            <StatusTag tone="waiting">{t('미서명')}</StatusTag>
            {mayScan && (
              <Button
                icon={<PenLine size={16} aria-hidden />}
                aria-label={t('{name} 그려서 서명', { name: member.memberNm })}
                onClick={() => void letDraw(permitNo, member, t).then((drew) => (drew ? again() : undefined))}
              >
                {t('그려서 서명')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

type Member = PermitShift['crew'][number]

async function letDraw(permitNo: number, member: Member, t: ReturnType<typeof useT>): Promise<boolean> {
  const done = await openDialog<boolean>({
    label: t('{name} 서명', { name: member.memberNm }),
    width: '480px',
    content: (close) => <Drawing permitNo={permitNo} member={member} onDone={() => close(true)} />,
  })
  return done === true
}

/** He who signs holds the device of who leads, who stands by as the witness. */
function Drawing({ permitNo, member, onDone }: { permitNo: number; member: Member; onDone(): void }) {
  const t = useT()
  const { userNm } = usePerson()
  const [drawn, setDrawn] = useState<Signature | null>(null)
  const { personNo, userId, memberNm } = member
  const sign = async () => {
    if (!drawn) return
    await send(drawForTalk, { no: permitNo }, { personNo, userId, strokes: drawn.strokes })
    toast(t('{name} 님이 서명했습니다.', { name: memberNm }))
    onDone()
  }
  return (
    <div className="stack is-wide">
      <p>{t('오늘 TBM에서 위험요인과 대책을 듣고 이해했습니다.')}</p>
      <FormField label={t('{name} 본인의 서명', { name: memberNm })} name="drawn" required isGroup width="full">
        {(wiring) => (
          <SignaturePad
            wiring={wiring}
            value={drawn && { ...drawn, signerNm: memberNm }}
            onChange={setDrawn}
            onlyDrawn
          />
        )}
      </FormField>
      <p className="quiet">{t('입회 {name}', { name: userNm })}</p>
      <DialogActions>
        <ActionButton type="primary" disabled={!drawn} onAction={sign}>
          {t('서명')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}

/** @returns whether it was begun */
export async function beginTalk(permitNo: number, t: ReturnType<typeof useT>): Promise<boolean> {
  const done = await openDialog<boolean>({
    label: t('TBM 시작'),
    width: '480px',
    content: (close) => <Begin permitNo={permitNo} onDone={() => close(true)} />,
  })
  return done === true
}

function Begin({ permitNo, onDone }: { permitNo: number; onDone(): void }) {
  const t = useT()
  const [isSober, setSober] = useState(false)
  const [healthDesc, setHealth] = useState('')
  const [langDesc, setLang] = useState('')
  const begin = async () => {
    await api.post(tbm.api, {
      permitNo,
      alcoholOkYn: isSober ? 'Y' : 'N',
      healthDesc: healthDesc.trim() || null,
      langDesc: langDesc.trim() || null,
    })
    toast(t('TBM을 시작했습니다. 작업자가 서명할 수 있습니다.'))
    onDone()
  }
  return (
    <div className="stack is-wide">
      <Checkbox data-focus-first checked={isSober} onChange={({ target }) => setSober(target.checked)}>
        {t('작업자 모두 음주하지 않았음을 확인했습니다.')}
      </Checkbox>
      <FormField label={t('건강확인')} help={t('개인별로 적지 않습니다.')} width="full">
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            rows={2}
            maxLength={500}
            value={healthDesc}
            onChange={({ target }) => setHealth(target.value)}
          />
        )}
      </FormField>
      <FormField label={t('통역 언어')} width="full">
        {(wiring) => (
          <Input {...wiring} maxLength={100} value={langDesc} onChange={({ target }) => setLang(target.value)} />
        )}
      </FormField>
      <DialogActions>
        <ActionButton type="primary" disabled={!isSober} onAction={begin}>
          {t('TBM 시작')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}
