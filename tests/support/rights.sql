-- Returns the rights of a role from the catalogs, in the project's schemas. All other schemas belong to Supabase.

create schema tests;

-- One row for each right on each object. Excludes the row types of tables: any role may use them, which gives no access to
-- rows.
create function tests.rights_of(role text) returns table (object text, privilege text) language sql stable as $$
  with own as (select oid from pg_namespace where nspname in ('public', 'private'))
  select 'schema ' || oid::regnamespace, privilege
  from own, unnest('{usage,create}'::text[]) as privilege
  where has_schema_privilege(role, oid, privilege)
  union all
  select 'table ' || oid::regclass, privilege
  from pg_class, unnest('{select,insert,update,delete,truncate,references,trigger}'::text[]) as privilege
  where relnamespace in (table own) and relkind in ('r', 'p', 'v', 'm', 'f')
    and has_table_privilege(role, oid, privilege)
  union all
  select 'sequence ' || oid::regclass, privilege
  from pg_class, unnest('{usage,select,update}'::text[]) as privilege
  where relnamespace in (table own) and relkind = 'S' and has_sequence_privilege(role, oid, privilege)
  union all
  select 'function ' || oid::regprocedure, 'execute'
  from pg_proc
  where pronamespace in (table own) and has_function_privilege(role, oid, 'execute')
  union all
  select 'type ' || oid::regtype, 'usage'
  from pg_type
  where typnamespace in (table own) and typcategory <> 'A'
    and not exists (select from pg_class where pg_class.oid = typrelid and relkind <> 'c')
    and has_type_privilege(role, oid, 'usage')
$$;

-- Rights on single columns of tables and views, as `table.column right`.
create function tests.column_rights_of(role text) returns table (held text) language sql stable as $$
  select relname || '.' || attname || ' ' || privilege
  from pg_class
  join pg_attribute on attrelid = pg_class.oid,
    unnest('{select,insert,update,references}'::text[]) as privilege
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f') and attnum > 0
    and not attisdropped and has_column_privilege(role, attrelid, attnum, privilege)
$$;
