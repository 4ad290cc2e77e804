/**
 * Harmful factors that every site starts with.
 *
 * @law 화학물질 및 물리적 인자의 노출기준(고용노동부 고시); 산업안전보건법 시행규칙 별표 21, 22, 23
 */
import type { factorGroups, factorPhases } from './hazard-factor.master.ts'

type Group = keyof typeof factorGroups
type Limit = number | null
/** TWA, STEL, ceiling in ppm, then in mg/㎥. */
type Limits = readonly [Limit, Limit, Limit, Limit, Limit, Limit]
type CycleGroup = 1 | 2 | 3 | 4 | 5 | 6

/** Months to the first special checkup after placement, and between two. @law 산업안전보건법 시행규칙 제202조, 별표 23 */
const checkupCycles: Readonly<Record<CycleGroup, { firstMonthCnt: number; cycleMonthCnt: number }>> = {
  1: { firstMonthCnt: 1, cycleMonthCnt: 6 },
  2: { firstMonthCnt: 2, cycleMonthCnt: 6 },
  3: { firstMonthCnt: 3, cycleMonthCnt: 6 },
  4: { firstMonthCnt: 12, cycleMonthCnt: 12 },
  5: { firstMonthCnt: 12, cycleMonthCnt: 24 },
  6: { firstMonthCnt: 6, cycleMonthCnt: 12 },
}

/**
 * `duties`: special checkup, measurement, 특별관리물질, 허가대상, absorbed by the skin; `-` where it was not certain.
 * `verified`: checked against the text of the notice.
 */
type Chemical = readonly [
  casNo: string,
  name: string,
  english: string,
  group: Group,
  phase: 'GAS' | 'PARTICLE',
  cycleGroup: CycleGroup | null,
  molWeight: number | null,
  limits: Limits,
  duties: string,
  verified: 'Y' | 'N',
]
type Agent = readonly [
  factorCd: string,
  name: string,
  english: string,
  group: Group,
  phase: keyof typeof factorPhases,
  cycleGroup: CycleGroup | null,
  duties: string,
]

/** What has no CAS number. Noise is judged in dB(A), heat in WBGT: neither has a limit in the air. */
const agents: readonly Agent[] = [
  ['NOISE', '소음', 'Noise', 'PHYS', 'PHYS', 5, 'YYNNN'],
  ['IMPACT_NOISE', '충격소음', 'Impact noise', 'PHYS', 'PHYS', 5, 'Y-NNN'],
  ['VIBRATION', '진동', 'Vibration', 'PHYS', 'PHYS', 6, 'YNNNN'],
  ['RADIATION', '방사선', 'Ionising radiation', 'PHYS', 'PHYS', 6, 'YNNNN'],
  ['HIGH_PRESSURE', '고기압', 'High air pressure', 'PHYS', 'PHYS', 6, 'YNNNN'],
  ['LOW_PRESSURE', '저기압', 'Low air pressure', 'PHYS', 'PHYS', 6, 'YNNNN'],
  ['LIGHT', '유해광선', 'Harmful light', 'PHYS', 'PHYS', 6, 'YNNNN'],
  ['HEAT', '고열', 'Heat', 'PHYS', 'PHYS', null, 'NYNNN'],
  ['DUST_MINERAL', '광물성 분진', 'Mineral dust', 'DUST', 'PARTICLE', 5, 'YYNNN'],
  ['DUST_WOOD', '목재 분진', 'Wood dust', 'DUST', 'PARTICLE', 5, 'YYNNN'],
  ['DUST_COTTON', '면 분진', 'Cotton dust', 'DUST', 'PARTICLE', 4, 'YYNNN'],
  ['DUST_GRAIN', '곡물 분진', 'Grain dust', 'DUST', 'PARTICLE', 6, 'YYNNN'],
  ['DUST_GLASS', '유리섬유', 'Glass fibre', 'DUST', 'PARTICLE', 6, 'YYNNN'],
  ['WELD_FUME', '용접흄', 'Welding fume', 'DUST', 'PARTICLE', 6, 'YYNNN'],
  ['METAL_OIL', '금속가공유', 'Metalworking fluid', 'OIL', 'PARTICLE', 6, 'YYNNN'],
  ['NIGHT', '야간작업', 'Night work', 'NIGHT', 'PHYS', 6, 'YNNNN'],
]

// biome-ignore format: a factor a line
const chemicals: readonly Chemical[] = [
  ['7664-39-3', '불화수소', 'Hydrogen fluoride', 'ACID', 'GAS', 6, 20.01, [0.5, null, 3, null, null, null], 'YYNNY', 'Y'],
  ['7647-01-0', '염화수소', 'Hydrogen chloride', 'ACID', 'GAS', 6, 36.46, [1, 2, null, null, null, null], 'YYNNN', 'Y'],
  ['7664-93-9', '황산', 'Sulfuric acid', 'ACID', 'PARTICLE', 6, 98.08, [null, null, null, 0.2, 0.6, null], 'YY-NN', 'Y'],
  ['7697-37-2', '질산', 'Nitric acid', 'ACID', 'GAS', 6, 63.01, [2, 4, null, null, null, null], 'YYNNN', 'Y'],
  ['7664-38-2', '인산', 'Phosphoric acid', 'ACID', 'PARTICLE', null, 98, [null, null, null, 1, 3, null], 'NYNNN', 'Y'],
  ['7722-84-1', '과산화수소', 'Hydrogen peroxide', 'ACID', 'GAS', null, 34.01, [1, null, null, null, null, null], 'NYNNN', 'Y'],
  ['1310-73-2', '수산화나트륨', 'Sodium hydroxide', 'ACID', 'PARTICLE', null, 40, [null, null, null, null, null, 2], 'NYNNN', 'Y'],
  ['1310-58-3', '수산화칼륨', 'Potassium hydroxide', 'ACID', 'PARTICLE', null, 56.11, [null, null, null, null, null, 2], 'NYNNN', 'Y'],
  ['75-59-2', '수산화테트라메틸암모늄', 'Tetramethylammonium hydroxide', 'ACID', 'PARTICLE', null, 91.15, [null, null, null, 1, null, null], 'NNNNN', 'Y'],
  ['7664-41-7', '암모니아', 'Ammonia', 'GAS', 'GAS', null, 17.03, [25, 35, null, null, null, null], 'NYNNN', 'Y'],
  ['7784-42-1', '아르신(삼수소화비소)', 'Arsine', 'GAS', 'GAS', 6, 77.95, [0.005, null, null, null, null, null], 'YYNNN', 'Y'],
  ['7803-51-2', '포스핀', 'Phosphine', 'GAS', 'GAS', 6, 34, [0.3, 1, null, null, null, null], 'YYNNN', 'Y'],
  ['19287-45-7', '디보란', 'Diborane', 'GAS', 'GAS', null, 27.67, [0.1, null, null, null, null, null], 'NNNNN', 'Y'],
  ['7637-07-2', '삼불화붕소', 'Boron trifluoride', 'GAS', 'GAS', null, 67.81, [null, null, 1, null, null, null], 'NNNNN', 'Y'],
  ['10035-10-6', '브롬화수소', 'Hydrogen bromide', 'GAS', 'GAS', null, 80.91, [null, null, 2, null, null, null], 'NYNNN', 'Y'],
  ['7782-50-5', '염소', 'Chlorine', 'GAS', 'GAS', 6, 70.91, [0.5, 1, null, null, null, null], 'YYNNN', 'Y'],
  ['7782-41-4', '불소', 'Fluorine', 'GAS', 'GAS', 6, 38, [0.1, null, null, null, null, null], 'YYNNN', 'Y'],
  ['7803-62-5', '실란', 'Silane', 'GAS', 'GAS', null, 32.12, [5, null, null, null, null, null], 'NNNNN', 'Y'],
  ['7783-54-2', '삼불화질소', 'Nitrogen trifluoride', 'GAS', 'GAS', null, 71, [10, null, null, null, null, null], 'NNNNN', 'Y'],
  ['10028-15-6', '오존', 'Ozone', 'GAS', 'GAS', 6, 48, [0.08, 0.2, null, null, null, null], 'YYNNN', 'Y'],
  ['630-08-0', '일산화탄소', 'Carbon monoxide', 'GAS', 'GAS', 6, 28.01, [30, 200, null, null, null, null], 'YYNNN', 'Y'],
  ['124-38-9', '이산화탄소', 'Carbon dioxide', 'GAS', 'GAS', null, 44.01, [5000, 30000, null, null, null, null], 'NNNNN', 'Y'],
  ['7783-06-4', '황화수소', 'Hydrogen sulfide', 'GAS', 'GAS', 6, 34.08, [10, 15, null, null, null, null], 'YYNNN', 'Y'],
  ['10102-44-0', '이산화질소', 'Nitrogen dioxide', 'GAS', 'GAS', 6, 46.01, [3, 5, null, null, null, null], 'YYNNN', 'Y'],
  ['10102-43-9', '일산화질소', 'Nitric oxide', 'GAS', 'GAS', 6, 30.01, [25, null, null, null, null, null], 'YYNNN', 'Y'],
  ['74-90-8', '시안화수소', 'Hydrogen cyanide', 'GAS', 'GAS', 6, 27.03, [null, null, 4.7, null, null, null], 'YYNNY', 'Y'],
  ['7783-07-5', '셀렌화수소', 'Hydrogen selenide', 'GAS', 'GAS', null, 80.98, [0.05, null, null, null, null, null], 'NYNNN', 'Y'],
  ['10025-87-3', '옥시염화인', 'Phosphorus oxychloride', 'ORG', 'GAS', null, 153.33, [0.1, 0.5, null, null, null, null], 'NNNNN', 'Y'],
  ['7719-12-2', '삼염화인', 'Phosphorus trichloride', 'ORG', 'GAS', null, 137.33, [0.2, 0.5, null, null, null, null], 'NNNNN', 'Y'],
  ['67-63-0', '이소프로필알코올', 'Isopropyl alcohol', 'ORG', 'GAS', 6, 60.1, [200, 400, null, null, null, null], 'YYNNN', 'Y'],
  ['64-17-5', '에틸알코올', 'Ethanol', 'ORG', 'GAS', null, 46.07, [1000, null, null, null, null, null], 'NNNNN', 'Y'],
  ['67-64-1', '아세톤', 'Acetone', 'ORG', 'GAS', 6, 58.08, [500, 750, null, null, null, null], 'YYNNN', 'Y'],
  ['107-98-2', '프로필렌글리콜모노메틸에테르', 'Propylene glycol monomethyl ether', 'ORG', 'GAS', null, 90.12, [100, 150, null, null, null, null], 'NNNNN', 'Y'],
  ['64-19-7', '초산', 'Acetic acid', 'ACID', 'GAS', null, 60.05, [10, 15, null, null, null, null], 'NYNNN', 'Y'],
  ['141-43-5', '에탄올아민', 'Ethanolamine', 'ORG', 'GAS', null, 61.08, [3, 6, null, null, null, null], 'NYNNN', 'Y'],
  ['123-86-4', '초산부틸(n-)', 'n-Butyl acetate', 'ORG', 'GAS', null, 116.16, [150, 200, null, null, null, null], 'NYNNN', 'Y'],
  ['1330-20-7', '크실렌', 'Xylene (all isomers)', 'ORG', 'GAS', 6, 106.17, [100, 150, null, null, null, null], 'YYNNN', 'Y'],
  ['111-15-9', '2-에톡시에틸아세테이트', '2-Ethoxyethyl acetate', 'ORG', 'GAS', 6, 132.16, [5, null, null, null, null, null], 'YYYNY', 'Y'],
  ['107-21-1', '에틸렌글리콜', 'Ethylene glycol', 'ORG', 'PARTICLE', 6, 62.07, [null, null, null, null, null, 100], 'YYNNN', 'Y'],
  ['78-10-4', '에틸실리케이트', 'Ethyl silicate', 'ORG', 'GAS', null, 208.33, [10, null, null, null, null, null], 'NNNNN', 'Y'],
  ['7440-36-0', '안티몬 및 그 화합물', 'Antimony and compounds (as Sb)', 'MET', 'PARTICLE', 6, null, [null, null, null, 0.5, null, null], 'YY-NN', 'Y'],
  ['1303-86-2', '산화붕소', 'Boron oxide', 'MET', 'PARTICLE', null, 69.62, [null, null, null, 10, null, null], 'NNYNN', 'Y'],
  ['7439-97-6', '수은 및 무기화합물', 'Mercury, elemental and inorganic', 'MET', 'PARTICLE', 6, 200.59, [null, null, null, 0.025, null, null], 'YYYNY', 'Y'],
  ['7440-38-2', '비소 및 그 무기화합물', 'Arsenic and inorganic compounds (as As)', 'PERMIT', 'PARTICLE', 6, 74.92, [null, null, null, 0.01, null, null], 'YYNYN', 'Y'],
  ['7440-33-7', '텅스텐 및 불용성화합물', 'Tungsten and insoluble compounds', 'MET', 'PARTICLE', 6, 183.84, [null, null, null, 5, 10, null], 'YYNNN', 'Y'],
  ['71-43-2', '벤젠', 'Benzene', 'ORG', 'GAS', 2, 78.11, [0.5, 2.5, null, null, null, null], 'YYYNY', 'N'],
  ['108-88-3', '톨루엔', 'Toluene', 'ORG', 'GAS', 6, 92.14, [50, 150, null, null, null, null], 'YYNNN', 'N'],
  ['67-56-1', '메틸알코올', 'Methanol', 'ORG', 'GAS', 6, 32.04, [200, 250, null, null, null, null], 'YYNNY', 'N'],
  ['78-93-3', '메틸에틸케톤', 'Methyl ethyl ketone', 'ORG', 'GAS', 6, 72.11, [200, 300, null, null, null, null], 'YYNNN', 'N'],
  ['110-54-3', 'n-헥산', 'n-Hexane', 'ORG', 'GAS', 6, 86.18, [50, null, null, null, null, null], 'YYNNY', 'N'],
  ['68-12-2', '디메틸포름아미드', 'Dimethylformamide', 'ORG', 'GAS', 1, 73.09, [10, null, null, null, null, null], 'YYYNY', 'N'],
  ['127-19-5', 'N,N-디메틸아세트아미드', 'N,N-Dimethylacetamide', 'ORG', 'GAS', 1, 87.12, [10, null, null, null, null, null], 'YYYNY', 'N'],
  ['79-01-6', '트리클로로에틸렌', 'Trichloroethylene', 'ORG', 'GAS', 6, 131.39, [10, 25, null, null, null, null], 'YYYNN', 'N'],
  ['127-18-4', '퍼클로로에틸렌', 'Tetrachloroethylene', 'ORG', 'GAS', 6, 165.83, [25, 100, null, null, null, null], 'YYYNN', 'N'],
  ['50-00-0', '포름알데히드', 'Formaldehyde', 'ORG', 'GAS', 6, 30.03, [0.3, null, null, null, null, null], 'YYYNN', 'N'],
  ['56-23-5', '사염화탄소', 'Carbon tetrachloride', 'ORG', 'GAS', 3, 153.82, [5, null, null, null, null, null], 'YYYNY', 'N'],
  ['79-34-5', '1,1,2,2-테트라클로로에탄', '1,1,2,2-Tetrachloroethane', 'ORG', 'GAS', 3, 167.85, [1, null, null, null, null, null], 'YYNNY', 'N'],
  ['67-66-3', '클로로포름', 'Chloroform', 'ORG', 'GAS', 6, 119.38, [10, null, null, null, null, null], 'YYNNN', 'N'],
  ['75-09-2', '디클로로메탄', 'Dichloromethane', 'ORG', 'GAS', 6, 84.93, [50, null, null, null, null, null], 'YYNNN', 'N'],
  ['78-87-5', '1,2-디클로로프로판', '1,2-Dichloropropane', 'ORG', 'GAS', 6, 112.99, [10, 110, null, null, null, null], 'YYYNN', 'N'],
  ['107-13-1', '아크릴로니트릴', 'Acrylonitrile', 'ORG', 'GAS', 3, 53.06, [2, null, null, null, null, null], 'YYYNY', 'N'],
  ['75-01-4', '염화비닐', 'Vinyl chloride', 'PERMIT', 'GAS', 3, 62.5, [1, null, null, null, null, null], 'YYNYN', 'N'],
  ['106-99-0', '1,3-부타디엔', '1,3-Butadiene', 'ORG', 'GAS', 6, 54.09, [2, 10, null, null, null, null], 'YYYNN', 'N'],
  ['100-42-5', '스티렌', 'Styrene', 'ORG', 'GAS', 6, 104.15, [20, 40, null, null, null, null], 'YYNNY', 'N'],
  ['108-95-2', '페놀', 'Phenol', 'ORG', 'GAS', 6, 94.11, [5, null, null, null, null, null], 'YYYNY', 'N'],
  ['62-53-3', '아닐린', 'Aniline', 'ORG', 'GAS', 6, 93.13, [2, null, null, null, null, null], 'YYNNY', 'N'],
  ['75-15-0', '이황화탄소', 'Carbon disulfide', 'ORG', 'GAS', 6, 76.14, [1, null, null, null, null, null], 'YYNNY', 'N'],
  ['75-21-8', '산화에틸렌', 'Ethylene oxide', 'ORG', 'GAS', 6, 44.05, [1, null, null, null, null, null], 'YYYNN', 'N'],
  ['106-89-8', '에피클로로히드린', 'Epichlorohydrin', 'ORG', 'GAS', 6, 92.52, [0.5, null, null, null, null, null], 'YYYNY', 'N'],
  ['302-01-2', '히드라진', 'Hydrazine', 'ORG', 'GAS', 6, 32.05, [0.05, null, null, null, null, null], 'YYYNY', 'N'],
  ['75-26-3', '2-브로모프로판', '2-Bromopropane', 'ORG', 'GAS', 6, 122.99, [1, null, null, null, null, null], 'YYYNN', 'N'],
  ['75-56-9', '산화프로필렌', 'Propylene oxide', 'ORG', 'GAS', 6, 58.08, [2, null, null, null, null, null], 'YYYNN', 'N'],
  ['108-94-1', '시클로헥사논', 'Cyclohexanone', 'ORG', 'GAS', 6, 98.14, [25, 50, null, null, null, null], 'YYNNY', 'N'],
  ['110-82-7', '시클로헥산', 'Cyclohexane', 'ORG', 'GAS', 6, 84.16, [200, null, null, null, null, null], 'YYNNN', 'N'],
  ['141-78-6', '초산에틸', 'Ethyl acetate', 'ORG', 'GAS', null, 88.11, [400, null, null, null, null, null], 'NYNNN', 'N'],
  ['108-10-1', '메틸이소부틸케톤', 'Methyl isobutyl ketone', 'ORG', 'GAS', 6, 100.16, [50, 75, null, null, null, null], 'YYNNN', 'N'],
  ['109-99-9', '테트라하이드로퓨란', 'Tetrahydrofuran', 'ORG', 'GAS', 6, 72.11, [50, 100, null, null, null, null], 'YYNNN', 'N'],
  ['71-36-3', 'n-부틸알코올', 'n-Butyl alcohol', 'ORG', 'GAS', 6, 74.12, [20, null, null, null, null, null], 'YYNNN', 'N'],
  ['111-76-2', '2-부톡시에탄올', '2-Butoxyethanol', 'ORG', 'GAS', 6, 118.17, [20, null, null, null, null, null], 'YYNNY', 'N'],
  ['100-41-4', '에틸벤젠', 'Ethylbenzene', 'ORG', 'GAS', 6, 106.17, [100, 125, null, null, null, null], 'YYNNN', 'N'],
  ['7439-92-1', '납 및 그 무기화합물', 'Lead and inorganic compounds (as Pb)', 'MET', 'PARTICLE', 6, 207.2, [null, null, null, 0.05, null, null], 'YYYNN', 'N'],
  ['7440-43-9', '카드뮴 및 그 화합물', 'Cadmium and compounds (as Cd)', 'MET', 'PARTICLE', 6, 112.41, [null, null, null, 0.01, null, null], 'YYYNN', 'N'],
  ['18540-29-9', '6가크롬 화합물(불용성)', 'Chromium(VI), insoluble', 'MET', 'PARTICLE', 6, null, [null, null, null, 0.01, null, null], 'YYYNN', 'N'],
  ['7440-02-0', '니켈(불용성 무기화합물)', 'Nickel, insoluble inorganic (as Ni)', 'MET', 'PARTICLE', 6, 58.69, [null, null, null, 0.2, null, null], 'YYYNN', 'N'],
  ['7439-96-5', '망간 및 그 무기화합물', 'Manganese and inorganic compounds (as Mn)', 'MET', 'PARTICLE', 6, 54.94, [null, null, null, 1, null, null], 'YYNNN', 'N'],
  ['7440-48-4', '코발트 및 그 무기화합물', 'Cobalt and inorganic compounds (as Co)', 'MET', 'PARTICLE', 6, 58.93, [null, null, null, 0.02, null, null], 'YYNNN', 'N'],
  ['7446-09-5', '이산화황', 'Sulfur dioxide', 'GAS', 'GAS', 6, 64.07, [2, 5, null, null, null, null], 'YYNNN', 'N'],
  ['75-44-5', '포스겐', 'Phosgene', 'GAS', 'GAS', 6, 98.92, [0.1, null, null, null, null, null], 'YYNNN', 'N'],
  ['584-84-9', '톨루엔-2,4-디이소시아네이트', 'Toluene-2,4-diisocyanate', 'ORG', 'GAS', 6, 174.16, [0.005, 0.02, null, null, null, null], 'YYNNN', 'N'],
  ['101-68-8', '메틸렌비스페닐이소시아네이트', 'Methylene bisphenyl isocyanate (MDI)', 'ORG', 'GAS', 6, 250.25, [0.005, null, null, null, null, null], 'YYNNN', 'N'],
  ['74-83-9', '브롬화메틸', 'Methyl bromide', 'ORG', 'GAS', 6, 94.94, [1, null, null, null, null, null], 'YYNNY', 'N'],
  ['98-95-3', '니트로벤젠', 'Nitrobenzene', 'ORG', 'GAS', 6, 123.11, [1, null, null, null, null, null], 'YYNNY', 'N'],
  ['77-78-1', '황산디메틸', 'Dimethyl sulfate', 'ORG', 'GAS', 6, 126.13, [0.1, null, null, null, null, null], 'YYYNY', 'N'],
  ['79-06-1', '아크릴아미드', 'Acrylamide', 'ORG', 'PARTICLE', 6, 71.08, [null, null, null, 0.03, null, null], 'YYYNY', 'N'],
  ['110-86-1', '피리딘', 'Pyridine', 'ORG', 'GAS', 6, 79.1, [2, null, null, null, null, null], 'YYNNN', 'N'],
  ['108-90-7', '클로로벤젠', 'Chlorobenzene', 'ORG', 'GAS', 6, 112.56, [10, 20, null, null, null, null], 'YYNNN', 'N'],
  ['60-29-7', '에틸에테르', 'Diethyl ether', 'ORG', 'GAS', 6, 74.12, [400, 500, null, null, null, null], 'YYNNN', 'N'],
  ['14808-60-7', '석영(결정체 산화규소)', 'Quartz (crystalline silica)', 'DUST', 'PARTICLE', 5, 60.08, [null, null, null, 0.05, null, null], 'YYNNN', 'N'],
  ['1332-21-4', '석면', 'Asbestos', 'PERMIT', 'PARTICLE', 4, null, [null, null, null, null, null, null], 'YYNYN', 'N'],
]

/** Results are kept 30 years for what causes cancer, else 5. @law 산업안전보건법 시행규칙 제241조 */
const keepYears = (duties: string): number => (duties[2] === 'Y' || duties[3] === 'Y' ? 30 : 5)

const dutyOf = (duties: string, place: number): 'Y' | 'N' | null => {
  const word = duties[place]
  return word === 'Y' || word === 'N' ? word : null
}
const dutiesOf = (duties: string) => ({
  specialCheckYn: dutyOf(duties, 0),
  measureYn: dutyOf(duties, 1),
  specialMgmtYn: dutyOf(duties, 2),
  permitYn: dutyOf(duties, 3),
  skinYn: dutyOf(duties, 4),
  keepYearCnt: keepYears(duties),
})
const controlledGroups: ReadonlySet<Group> = new Set(['ORG', 'MET', 'ACID', 'GAS'])
/** 관리대상 유해물질: a substance of these groups that the law asks something of. @law 산업안전보건기준에 관한 규칙 제420조, 별표 12 */
const isControlled = (group: Group, duties: string): boolean =>
  controlledGroups.has(group) && /Y/.test(duties.slice(0, 3))

const cycleOf = (cycleGroupNo: CycleGroup | null) => ({
  cycleGroupNo,
  firstMonthCnt: cycleGroupNo && checkupCycles[cycleGroupNo].firstMonthCnt,
  cycleMonthCnt: cycleGroupNo && checkupCycles[cycleGroupNo].cycleMonthCnt,
})

const fromAgent = ([factorCd, factorNm, factorEnNm, factorGroupCd, phaseCd, cycle, duties]: Agent) => ({
  factorCd,
  factorNm,
  factorEnNm,
  factorGroupCd,
  phaseCd,
  ...cycleOf(cycle),
  ...dutiesOf(duties),
  controlYn: isControlled(factorGroupCd, duties) ? ('Y' as const) : ('N' as const),
  verifiedYn: 'N' as const,
})

function fromChemical([casNo, name, english, group, phase, cycle, molWeight, limits, duties, verified]: Chemical) {
  const [twaPpmVal, stelPpmVal, ceilPpmVal, twaMgVal, stelMgVal, ceilMgVal] = limits
  return {
    ...fromAgent([casNo, name, english, group, phase, cycle, duties]),
    casNo,
    molWeightVal: molWeight,
    twaPpmVal,
    stelPpmVal,
    ceilPpmVal,
    twaMgVal,
    stelMgVal,
    ceilMgVal,
    verifiedYn: verified,
  }
}

export const hazardFactors = [...agents.map(fromAgent), ...chemicals.map(fromChemical)].map((row, index) => ({
  ...row,
  sortOrder: index + 1,
}))
