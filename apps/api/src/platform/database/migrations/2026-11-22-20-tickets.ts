import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table ticket
     add column service_id integer references service (id),
     add column message_count integer not null default 0,
     add column search_text text not null default ''`,
  `update ticket set message_count = (select count(*) from ticket_message where ticket_id = ticket.id), search_text = lower(subject)`,
  `create index ticket_of_client_by_department on ticket (client_id, department, updated_at desc, id desc)`,
  `create index ticket_of_client_by_department_and_status on ticket (client_id, department, status, updated_at desc, id desc)`,
  // What waits for the provider, the longest waiting first.
  `create index ticket_waiting on ticket (updated_at, id) where status in ('open', 'customer-reply')`,

  // Whose it is is one of the words, so that a search reads this client's part of the index and nothing else.
  `alter table ticket add column search tsvector generated always as (
     array_to_tsvector(array['@' || client_id::text])
       || to_tsvector('simple', id::text || ' ' || search_text)
       || to_tsvector('russian', search_text)
   ) stored`,
  `create index ticket_search on ticket using gin (search)`,

  // Who has not seen which answer. A user of the client each: what one has read is news to another.
  `create table ticket_unread (
     user_id integer not null references client_user (id),
     ticket_id integer not null references ticket (id),
     primary key (user_id, ticket_id)
   )`,
  `create index ticket_unread_of_ticket on ticket_unread (ticket_id)`,
  `insert into ticket_unread (user_id, ticket_id)
     select client_user.id, ticket.id from ticket join client_user on client_user.client_id = ticket.client_id
     where ticket.status = 'admin-reply' and client_user.removed_at is null`,

  // How many there are, so that the pages of a list are counted in the same time whatever the number.
  `create table ticket_count (
     client_id integer not null references client (id),
     department text not null,
     status text not null,
     tickets integer not null check (tickets >= 0),
     primary key (client_id, department, status)
   )`,
  `insert into ticket_count (client_id, department, status, tickets)
     select client_id, department, status, count(*) from ticket group by client_id, department, status`,
  // Rows are locked in the order of their key, so that two tickets that change at once never wait for each other.
  `create function ticket_count_added() returns trigger language plpgsql as $$
   begin
     insert into ticket_count (client_id, department, status, tickets)
       select client_id, department, status, count(*) from added group by client_id, department, status order by client_id, department, status
       on conflict (client_id, department, status) do update set tickets = ticket_count.tickets + excluded.tickets;
     return null;
   end $$`,
  `create function ticket_count_moved() returns trigger language plpgsql as $$
   declare change record;
   begin
     for change in
       select client_id, department, status, sum(difference)::integer as difference
       from (
         select client_id, department, status, 1 as difference from after_change
         union all
         select client_id, department, status, -1 from before_change
       ) as moves
       group by client_id, department, status having sum(difference) <> 0 order by client_id, department, status
     loop
       update ticket_count set tickets = tickets + change.difference
         where client_id = change.client_id and department = change.department and status = change.status;
       if not found then
         insert into ticket_count (client_id, department, status, tickets)
           values (change.client_id, change.department, change.status, change.difference)
           on conflict (client_id, department, status) do update set tickets = ticket_count.tickets + excluded.tickets;
       end if;
     end loop;
     return null;
   end $$`,
  `create trigger ticket_added after insert on ticket referencing new table as added
     for each statement execute function ticket_count_added()`,
  `create trigger ticket_moved after update on ticket referencing old table as before_change new table as after_change
     for each statement execute function ticket_count_moved()`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
