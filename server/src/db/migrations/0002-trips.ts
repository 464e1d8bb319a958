import { type Kysely, sql } from 'kysely';

/**
 * Trips and their rows.
 *
 * Rows of a trip have its ID first in their key, so a distributed PostgreSQL can keep a trip in one place; the unique
 * index on `id` finds the trip of a row. Foreign keys are deferred until the commit and never cascade: the change
 * kernel decides what is deleted with what.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trips (
      id uuid primary key,
      user_id uuid references users deferrable initially deferred,
      version integer not null default 0 check (version >= 0),
      type text not null check (length(type) <= 50),
      name text not null check (length(name) <= 1000),
      traveler_name text not null check (length(traveler_name) <= 1000),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      start_date date,
      display_name text not null check (length(display_name) <= 1000),
      display_tagline text not null check (length(display_tagline) <= 2000),
      text_itinerary jsonb,
      template_of uuid references trips deferrable initially deferred,
      viewed_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index trips_user_id on trips (user_id, viewed_at desc);
    create index trips_template_of on trips (template_of) where template_of is not null;
    create index trips_templates on trips (name) where user_id is null;

    create table destinations (
      trip_id uuid not null references trips deferrable initially deferred,
      id uuid not null,
      name text not null check (length(name) between 1 and 1000),
      local_name text check (length(local_name) <= 1000),
      region text check (length(region) <= 1000),
      country text check (length(country) <= 1000),
      lon double precision not null check (lon between -180 and 180),
      lat double precision not null check (lat between -90 and 90),
      rank text collate "C" not null check (length(rank) between 1 and 200),
      nights smallint not null check (nights between 0 and 365),
      arrive_fixed date,
      transport text not null check (transport in (
        'MyVehicle', 'RVorTrailer', 'RentalCar', 'Flight', 'Uber', 'Lyft', 'Taxi', 'Walk', 'Train', 'Subway', 'Bus',
        'Shuttle', 'Bike', 'Boat', 'Ferry', 'Tram', 'Ground', 'Other', 'Hidden'
      )),
      timezone text check (length(timezone) <= 64),
      display boolean not null,
      ai_poi text check (length(ai_poi) <= 1000),
      created_at_utc text check (created_at_utc ~ '^\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z$'),
      created_offset smallint,
      created_offset_hour smallint,
      created_offset_min smallint,
      user_offset smallint,
      leg jsonb check (jsonb_typeof(leg) = 'object'),
      destination_order integer not null check (destination_order >= 1),
      dt_arrive date,
      dt_depart date,
      miles double precision not null check (miles >= 0 and miles < 'Infinity'),
      hours double precision not null check (hours >= 0 and hours < 'Infinity'),
      primary key (trip_id, id),
      check (dt_depart >= dt_arrive),
      check ((dt_depart is null) = (dt_arrive is null))
    );
    create unique index destinations_id on destinations (id);

    create table trip_events (
      trip_id uuid not null references trips deferrable initially deferred,
      id uuid not null,
      name text not null check (length(name) between 1 and 1000),
      home_destid uuid,
      destid uuid not null,
      eventid text check (length(eventid) <= 1000),
      poi_source text check (length(poi_source) <= 1000),
      is_user_event boolean not null,
      starts text collate "C" check (starts ~ '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d)?$'),
      ends text collate "C" check (ends ~ '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d)?$'),
      day_index smallint check (day_index between 1 and 366),
      time_of_day text check (time_of_day ~ '^\\d\\d:\\d\\d$'),
      minutes integer check (minutes between 0 and 527040),
      timezone text check (length(timezone) <= 64),
      lon double precision check (lon between -180 and 180),
      lat double precision check (lat between -90 and 90),
      category text not null check (length(category) between 1 and 100),
      notes text check (length(notes) <= 20000),
      pinned boolean not null,
      sort_id integer not null check (sort_id >= 0),
      active boolean not null,
      cost_est numeric(14, 3) check (cost_est <> 'NaN'),
      cost_act numeric(14, 3) check (cost_act <> 'NaN'),
      currency text check (currency ~ '^[A-Z]{3}$'),
      primary key (trip_id, id),
      foreign key (trip_id, destid) references destinations (trip_id, id) deferrable initially deferred,
      check (left(ends, 10) >= left(starts, 10)),
      check (length(starts) <> length(ends) or ends >= starts),
      check ((lon is null) = (lat is null))
    );
    create unique index trip_events_id on trip_events (id);
    create index trip_events_destid on trip_events (trip_id, destid);

    create table trip_costs (
      trip_id uuid not null references trips deferrable initially deferred,
      id uuid not null,
      expense_category text not null check (length(expense_category) between 1 and 100),
      supplier text not null check (length(supplier) <= 1000),
      destinationid uuid,
      cost_est numeric(14, 3) check (cost_est <> 'NaN'),
      cost_act numeric(14, 3) check (cost_act <> 'NaN'),
      net_price numeric(14, 3) check (net_price <> 'NaN'),
      commission numeric(14, 3) check (commission <> 'NaN'),
      gross_given numeric(14, 3) check (gross_given <> 'NaN'),
      gross_price numeric(14, 3) check (gross_price <> 'NaN'),
      currency text check (currency ~ '^[A-Z]{3}$'),
      primary key (trip_id, id),
      foreign key (trip_id, destinationid) references destinations (trip_id, id) deferrable initially deferred
    );
    create unique index trip_costs_id on trip_costs (id);
    create index trip_costs_destinationid on trip_costs (trip_id, destinationid);

    create table trip_pictures (
      trip_id uuid not null references trips deferrable initially deferred,
      id uuid not null,
      type text not null check (type in ('header', 'trip')),
      source text not null check (length(source) <= 1000),
      image_name text not null check (length(image_name) <= 1000),
      image_url text not null check (length(image_url) <= 8000),
      description text not null check (length(description) <= 2000),
      sort_id integer not null check (sort_id >= 0),
      primary key (trip_id, id)
    );
    create unique index trip_pictures_id on trip_pictures (id);

    create table trip_texts (
      trip_id uuid not null references trips deferrable initially deferred,
      id uuid not null,
      kind text not null check (kind in (
        'headlines', 'tripDescriptions', 'callToActions', 'nextSteps', 'contacts', 'offerDeadlines', 'validThrus',
        'tripInclusions', 'tripExclusions'
      )),
      rank text collate "C" not null check (length(rank) between 1 and 200),
      text text not null check (length(text) <= 80000),
      at text,
      timezone text check (length(timezone) <= 64),
      primary key (trip_id, id)
    );
    create unique index trip_texts_id on trip_texts (id);

    create table trip_changes (
      trip_id uuid not null references trips deferrable initially deferred,
      version integer not null check (version > 0),
      change_id uuid not null,
      actor_id uuid references users deferrable initially deferred,
      at timestamptz not null,
      kind text not null,
      of_change uuid,
      change json,
      patches json,
      writes json,
      effects json,
      answer_id uuid,
      undone_by uuid,
      primary key (trip_id, version),
      unique (trip_id, change_id)
    );
    create index trip_changes_actor_id on trip_changes (actor_id);
  `.execute(db);
}
