import { useState } from 'react'
import { DepartmentPicker } from '#platform/web/picker/department-picker.tsx'
import type { DeptPick } from '#platform/web/picker/dept-search.tsx'
import { FacilityTypePicker } from '#platform/web/picker/facility-type-picker.tsx'
import { PlantSelect } from '#platform/web/picker/plant-select.tsx'
import { ProcessPicker } from '#platform/web/picker/process-picker.tsx'
import { UserPicker } from '#platform/web/picker/user-picker.tsx'
import type { UserPick } from '#platform/web/picker/user-search.tsx'
import type { ExampleState } from '../parts/example.tsx'
import { SampleField } from './sample-field.tsx'

/** What is picked from the directory. The plant narrows the departments, the department the processes. */
export function PickerSample({ state }: { state: ExampleState }) {
  const [plantCd, setPlantCd] = useState<string | null>(null)
  const [chemicalPlantCd, setChemicalPlantCd] = useState<string | null>(null)
  const [department, setDepartment] = useState<DeptPick | null>(null)
  const [ownDepartment, setOwnDepartment] = useState<DeptPick | null>(null)
  const [processNo, setProcessNo] = useState<number | null>(null)
  const [facilityTypeCd, setFacilityTypeCd] = useState<string | null>(null)
  const [user, setUser] = useState<UserPick | null>(null)
  const where = { plantCd: plantCd ?? undefined, deptCd: department?.deptCd }
  return (
    <div className="sample-fields">
      <SampleField label="사업장" text={plantCd ?? ''} stored={plantCd} state={state}>
        {(wiring) => <PlantSelect wiring={wiring} value={plantCd} onChange={setPlantCd} />}
      </SampleField>
      <SampleField label="사업장(chm)" text={chemicalPlantCd ?? ''} stored={chemicalPlantCd} state={state}>
        {(wiring) => <PlantSelect wiring={wiring} filter="chm" value={chemicalPlantCd} onChange={setChemicalPlantCd} />}
      </SampleField>
      <SampleField label="부서" text={department?.deptNm ?? ''} stored={department} state={state}>
        {(wiring) => (
          <DepartmentPicker wiring={wiring} plantCd={where.plantCd} value={department} onChange={setDepartment} />
        )}
      </SampleField>
      <SampleField label="부서(기본)" text={ownDepartment?.deptNm ?? ''} stored={ownDepartment} state={state}>
        {(wiring) => (
          <DepartmentPicker wiring={wiring} isEdit hasNull={false} value={ownDepartment} onChange={setOwnDepartment} />
        )}
      </SampleField>
      <SampleField label="공정" text={String(processNo ?? '')} stored={processNo} state={state}>
        {(wiring) => <ProcessPicker wiring={wiring} {...where} value={processNo} onChange={setProcessNo} />}
      </SampleField>
      <SampleField label="설비유형" text={facilityTypeCd ?? ''} stored={facilityTypeCd} state={state}>
        {(wiring) => <FacilityTypePicker wiring={wiring} value={facilityTypeCd} onChange={setFacilityTypeCd} />}
      </SampleField>
      <SampleField label="사용자" text={user?.userNm ?? ''} stored={user} state={state}>
        {(wiring) => <UserPicker wiring={wiring} plantCd={where.plantCd} value={user} onChange={setUser} />}
      </SampleField>
    </div>
  )
}
