-- Who answers for roles at departments: those of its people and of the departments above it who hold one; where nobody
-- there does, whoever answers for it at the plant. Without a department: of all departments.
create function area_role(p_roles text[], p_dept text default null)
returns table (user_id varchar, auth_grp_cd varchar, dept_cd varchar)
language sql stable security definer set search_path = public as $$
  with recursive chain as (
    select d.dept_cd, d.plant_cd, d.dept_cd as at_cd, d.pdept_cd from sys_dept d
      where d.delete_yn = 'N' and (p_dept is null or d.dept_cd = p_dept)
    union
    select c.dept_cd, c.plant_cd, d.dept_cd, d.pdept_cd from chain c join sys_dept d on d.dept_cd = c.pdept_cd
  ), held as (
    select m.user_id, m.auth_grp_cd, m.plant_cd, u.dept_cd,
      exists (select from directory_member a join sys_auth_grp g on g.auth_grp_no = a.auth_grp_no
        where a.user_id = m.user_id and g.plant_access_yn = 'Y') as is_everywhere
    from directory_member m join sys_user u on u.user_id = m.user_id
    where m.auth_grp_cd = any(p_roles) and m.vendor_cd is null
  ), near as (
    select distinct h.user_id, h.auth_grp_cd, c.dept_cd, c.plant_cd from chain c join held h on h.dept_cd = c.at_cd
    where h.plant_cd = c.plant_cd or h.is_everywhere
  )
  select n.user_id, n.auth_grp_cd, n.dept_cd from near n
  union
  select r.user_id, r.auth_grp_cd, c.dept_cd
  from chain c join directory_role r on r.plant_cd = c.plant_cd and r.vendor_cd is null and r.auth_grp_cd = any(p_roles)
  where c.at_cd = c.dept_cd
    and not exists (select from near n where n.dept_cd = c.dept_cd and n.auth_grp_cd = r.auth_grp_cd)
$$;
