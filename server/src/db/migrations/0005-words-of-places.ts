import { type Kysely, sql } from 'kysely';

/**
 * The words of listed places, so any word of a name finds it in bounded time, however many places there are.
 *
 * Looking up a common word in a trigram index of all names reads every place that has it. A word stored with the rank
 * and location of its place is read from the start and only as far as needed. Trigrams serve only the vocabulary, which
 * has each word once, to find misspelled words.
 *
 * Text without spaces between words (Chinese, Japanese, Thai) is indexed from each of its characters on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listed_places add column number bigint generated always as identity unique;
    drop index listed_places_folded;
    drop index listed_places_words;
    drop index listed_places_point;
    create index listed_places_beginning on listed_places (rank, folded) where is_enabled;
    create index listed_places_point on listed_places using gist (rank, point(lon, lat)) where is_enabled;

    create table listed_words (
      rank smallint not null,
      word text collate "C" not null,
      number bigint not null,
      cell integer not null,
      primary key (rank, word, number)
    );
    create index listed_words_cell on listed_words (cell, word, number);

    create table listed_vocabulary (
      word text collate "C" primary key
    );
    create index listed_vocabulary_trigrams on listed_vocabulary using gin (word gin_trgm_ops);

    create function listed_words_of(folded text) returns setof text language sql immutable parallel safe as $$
      select distinct left(part, 40) collate "C"
      from unnest(string_to_array(folded, ' ')) word, lateral (
        select word as part
        union all
        select substr(word, start) from generate_series(2, least(length(word), 30)) start
        where word ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]'
      ) parts
      where part <> ''
    $$;
    create function listed_cell(lon double precision, lat double precision) returns integer
      language sql immutable parallel safe as $$
        select floor(lat * 10)::integer * 3600 + (floor(lon * 10)::integer + 1800) % 3600
      $$;

    create function listed_places_forget_words() returns trigger language plpgsql as $$
    begin
      delete from listed_words kept
      using old_rows gone, lateral listed_words_of(gone.folded) as its(word)
      where kept.rank = gone.rank and kept.word = its.word and kept.number = gone.number;
      return null;
    end $$;
    create function listed_places_keep_words() returns trigger language plpgsql as $$
    begin
      insert into listed_words (rank, word, number, cell)
      select added.rank, word, added.number, listed_cell(added.lon, added.lat)
      from new_rows added, lateral listed_words_of(added.folded) word
      on conflict (rank, word, number) do nothing;
      -- In one order, so that two imports at once never wait for each other in a circle.
      insert into listed_vocabulary (word)
      select distinct word from new_rows added, lateral listed_words_of(added.folded) word
      where length(word) between 4 and 20 and word !~ '[0-9]'
      order by 1
      on conflict (word) do nothing;
      return null;
    end $$;
    create trigger keep_words after insert on listed_places
      referencing new table as new_rows
      for each statement execute function listed_places_keep_words();
    create trigger change_words_1 after update on listed_places
      referencing old table as old_rows
      for each statement execute function listed_places_forget_words();
    create trigger change_words_2 after update on listed_places
      referencing new table as new_rows
      for each statement execute function listed_places_keep_words();
    create trigger forget_words after delete on listed_places
      referencing old table as old_rows
      for each statement execute function listed_places_forget_words();

    insert into listed_words (rank, word, number, cell)
      select rank, word, number, listed_cell(lon, lat)
      from listed_places, lateral listed_words_of(folded) word;
    insert into listed_vocabulary (word)
      select distinct word from listed_words where length(word) between 4 and 20 and word !~ '[0-9]';

    create table disabled_places (
      id text collate "C" primary key check (id ~ '^poi:[a-z0-9-]{1,100}$')
    );
  `.execute(db);
}
