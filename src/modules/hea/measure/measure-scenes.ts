/** What the demo company's processes are measured for, and where it was too much. */

/** Factors of a process by the beginning of its code; the longest beginning counts. */
const byProcess: Readonly<Record<string, readonly string[]>> = {
  EO: ['75-21-8', 'NOISE'],
  'EO-TF': ['75-21-8'],
  EG: ['107-21-1', 'NOISE'],
  EOA: ['141-43-5', '7664-41-7', 'NOISE'],
  GE: ['111-76-2', 'NOISE'],
  SR: ['108-88-3', '1330-20-7', '78-93-3', 'NOISE'],
  SF: ['75-21-8', '1310-73-2', 'NOISE'],
  PO: ['75-56-9', 'NOISE'],
  UT: ['NOISE'],
  'UT-STM': ['NOISE', '630-08-0'],
  'UT-REF': ['NOISE', '7664-41-7'],
  MT: ['WELD_FUME', '7439-96-5', 'NOISE'],
  'MT-CLN': ['108-88-3', '78-93-3', '141-78-6'],
  WW: ['1310-73-2', '7664-93-9', 'NOISE'],
  WG: ['630-08-0', '7446-09-5', 'NOISE'],
  QC: ['71-43-2', '67-56-1', '110-54-3'],
  RND: ['108-88-3', '67-56-1', '141-78-6'],
  TY: ['71-43-2', '108-88-3'],
  'TY-300': ['107-21-1', 'NOISE'],
  WH: ['NOISE'],
  AC: ['108-88-3', '141-78-6', 'NOISE'],
  AE: ['108-88-3', '123-86-4', 'NOISE'],
  SAP: ['1310-73-2', 'NOISE'],
}
export const factorsOfProcess = (processCd: string): readonly string[] => {
  const begins = Object.keys(byProcess).filter((begin) => processCd.startsWith(begin))
  const longest = begins.toSorted((one, other) => other.length - one.length)[0]
  return byProcess[longest ?? ''] ?? ['NOISE']
}

/** Exposures against the limit in the last four halves, the oldest first; of noise dB(A). */
export const troubles: Readonly<Record<string, readonly number[]>> = {
  'UT-AIR NOISE': [94, 93.5, 92, 91.2],
  'MT-SHP NOISE': [91.5, 90.8, 89.6, 88],
  'SAP-200 NOISE': [95.2, 95, 93.1, 92.4],
  'SAP-PK NOISE': [89.8, 90.9, 90.4, 91],
  'SR-200 108-88-3': [0.7, 0.95, 2.1, 1.3],
  'SR-100 78-93-3': [0.4, 0.42, 0.45, 0.46],
  'SR-100 108-88-3': [0.35, 0.4, 0.38, 0.44],
  'MT-CLN 108-88-3': [0.6, 0.8, 1.1, 0.7],
  'TY-100 71-43-2': [0.4, 0.6, 0.8, 1.2],
  'QC-LAB 67-56-1': [0.3, 0.5, 1.05, 0.4],
  'EO-300 75-21-8': [0.3, 1.1, 0.5, 0.3],
}

export const places = ['1층 펌프장', '2층 반응기 주변', '시료채취대', '조정실 앞', '하역대', '압축기실'] as const
