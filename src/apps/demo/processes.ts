/** The processes of the demo company, each run by a department of its own plant. */
import type { ProcessRow } from '../directory/rows.ts'

/** `*` before a name: subject to process safety management (PSM). */
const byDept: Record<string, string> = {
  D1410: 'RND-PP1 파일럿 플랜트, RND-RX 반응 실험실',
  D1420: 'RND-AP 응용 실험실, RND-AN 기기분석실',
  D2110: `EO-100 *에틸렌 산화 반응, EO-200 *EO 흡수·탈거, EO-300 *EO 정제, EG-100 *EG 수화 반응, EG-200 EG 농축,
    EG-300 EG 정제, EO-TF *EO 저장`,
  D2120: `EOA-100 *에탄올아민 반응, EOA-200 에탄올아민 정제, GE-100 *글리콜에테르 반응, GE-200 글리콜에테르 정제,
    SR-100 *용제 회수, SR-200 *용제 증류`,
  D2130: `SF-100 *계면활성제 알콕시화, SF-200 계면활성제 중화, SF-300 제품 배합, PO-100 *폴리올 반응, PO-200 폴리올 정제`,
  D2140: 'UT-STM 보일러·스팀, UT-CW 냉각수, UT-AIR 계장공기·질소, UT-REF *냉동, UT-ELC 수전·배전, UT-FLR *플레어 스택',
  D2210: 'MT-SHP 정비 공작실, MT-CLN 세정장',
  D2330: 'WW-100 폐수 1차 처리, WW-200 폐수 생물 처리, WW-300 슬러지 탈수, WG-RTO *축열식 소각(RTO), WG-SCR 스크러버',
  D2410: 'QC-LAB 품질 분석실',
  D2420: 'TY-100 *탱크 야드, TY-200 *탱크로리 출하, TY-300 드럼 충전, TY-JET *부두 하역, WH-100 제품 창고',
  D3110:
    'AC-100 *아크릴산 반응, AC-200 *아크릴산 정제, AE-100 *에스테르화, AE-200 *에스테르 증류, AC-TF *아크릴산 저장',
  D3120: 'SAP-100 SAP 중합, SAP-200 SAP 건조·분쇄, SAP-300 SAP 표면가교, SAP-PK SAP 포장',
  D3140: 'UT-STM 보일러·스팀, UT-CW 냉각수, UT-N2 질소 공급, UT-FLR *플레어 스택',
  D3210: 'MT-SHP 정비 공작실',
  D3310: 'WW-100 폐수처리, WG-TO *소각로',
  D3410: 'QC-LAB 품질 분석실',
  D3420: 'TY-100 *탱크 야드, TY-200 *탱크로리 출하',
}

export const processes: ProcessRow[] = Object.entries(byDept)
  .flatMap(([deptCd, list]) => list.split(',').map((entry) => ({ deptCd, entry: entry.trim() })))
  .map(({ deptCd, entry }, index) => {
    const [processCd = '', ...words] = entry.split(/\s+/)
    const name = words.join(' ')
    return {
      processNo: index + 1,
      processCd,
      processNm: name.replace('*', ''),
      plantCd: `${deptCd.charAt(1)}000`,
      deptCd,
      psmYn: name.startsWith('*') ? 'Y' : 'N',
    }
  })
