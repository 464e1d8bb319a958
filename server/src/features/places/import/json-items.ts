import { OperatorError } from '../../../process/operator-error';
import { Gathered, MOST_BYTES } from './lines';

/** One object of a JSON file's main list: its text, or why it can't be read. */
export type JsonItem = { at: string } & ({ text: string } | { unreadable: string });

const LISTS = /"(?:features|data|bindings)"\s*:\s*$/;
const SEEK_BYTES = 1_000_000;
const TAIL = 200;

const [TAB, NEWLINE, RETURN, SPACE] = [9, 10, 13, 32];
const [QUOTE, COMMA, OPEN, CLOSE, ESCAPE] = [34, 44, 91, 93, 92];
const [BEGIN, END] = [123, 125];

/**
 * Reads the objects of the list in a JSON file (`features`, `data`, `bindings`, or the whole file) one by one.
 *
 * Only the current object is in memory. An object that is never closed ends where the next one starts on its own line, so that
 * one broken object affects no other.
 *
 * @throws OperatorError if there is no such list
 */
export async function* jsonItemsOf(
  chunks: AsyncIterable<Buffer>,
  most = MOST_BYTES,
): AsyncGenerator<JsonItem> {
  const scan = new JsonScan(most);
  for await (const chunk of chunks) yield* scan.feed(chunk);
  yield* scan.end();
}

class JsonScan {
  #state: 'seek' | 'between' | 'item' | 'after' = 'seek';
  #seen = '';
  #sought = 0;
  #line = 1;
  #count = 0;
  /** White space since the start of the line; null after any other character. */
  #indent: number | null = 0;
  #item: Gathered;
  #begun = { line: 1, indent: null as number | null };
  #depth = 0;
  #inString = false;
  #isEscaped = false;
  /** True if a string continued past the end of its line, which JSON doesn't allow. */
  #isTorn = false;
  #isOnePerLine = true;

  constructor(most: number) {
    this.#item = new Gathered(most);
  }

  *feed(chunk: Buffer): Generator<JsonItem> {
    let from = 0;
    for (let i = 0; i < chunk.length; i += 1) {
      const byte = chunk[i];
      if (byte === NEWLINE) {
        this.#line += 1;
        this.#indent = 0;
        if (this.#inString) [this.#isTorn, this.#inString] = [true, false];
        continue;
      }
      if (this.#indent !== null && (byte === SPACE || byte === TAB || byte === RETURN)) {
        this.#indent += 1;
        continue;
      }
      const indent = this.#indent;
      this.#indent = null;
      if (this.#state === 'item') {
        if (byte === BEGIN && this.#isNextItem(indent)) {
          this.#item.add(chunk.subarray(from, i));
          yield this.#taken('not closed before the next item starts');
          this.#begin(indent);
          from = i;
        } else if (this.#closes(byte)) {
          this.#item.add(chunk.subarray(from, i + 1));
          this.#isOnePerLine = this.#begun.line === this.#line;
          yield this.#taken(null);
          this.#state = 'between';
        }
      } else if (this.#state === 'seek') this.#seek(byte);
      else if (byte === CLOSE) this.#state = 'after';
      else if (byte === BEGIN && (this.#state === 'between' || this.#isLinedUp(indent))) {
        this.#begin(indent);
        from = i;
      }
    }
    if (this.#state === 'item') this.#item.add(chunk.subarray(from));
  }

  *end(): Generator<JsonItem> {
    if (this.#state === 'seek') throw noList();
    if (this.#state === 'item') yield this.#taken('the file is truncated in the middle of this item');
    else if (this.#state === 'between') {
      yield { at: `line ${this.#line}`, unreadable: 'the file is truncated before the end of its list' };
    }
  }

  #seek(byte: number | undefined): void {
    this.#sought += 1;
    if (this.#sought > SEEK_BYTES) throw noList();
    if (byte === OPEN && (this.#seen.trim() === '' || LISTS.test(this.#seen))) this.#state = 'between';
    else this.#seen = (this.#seen + String.fromCharCode(byte ?? COMMA)).slice(-TAIL);
  }

  #begin(indent: number | null): void {
    this.#state = 'item';
    this.#begun = { line: this.#line, indent };
    [this.#depth, this.#inString, this.#isEscaped, this.#isTorn] = [1, false, false, false];
  }

  #isNextItem(indent: number | null): boolean {
    return this.#isLinedUp(indent) && (this.#isTorn || (this.#isOnePerLine && !this.#inString));
  }

  #isLinedUp(indent: number | null): boolean {
    return indent !== null && indent === this.#begun.indent;
  }

  /** Adds a byte to an object and returns whether it was the last. */
  #closes(byte: number | undefined): boolean {
    if (this.#inString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === ESCAPE) this.#isEscaped = true;
      else if (byte === QUOTE) this.#inString = false;
    } else if (byte === QUOTE) this.#inString = true;
    else if (byte === BEGIN) this.#depth += 1;
    else if (byte === END) this.#depth -= 1;
    return this.#depth === 0;
  }

  #taken(broken: string | null): JsonItem {
    this.#count += 1;
    const at = `item ${this.#count} (line ${this.#begun.line})`;
    const taken = this.#item.take();
    return broken === null || 'unreadable' in taken ? { at, ...taken } : { at, unreadable: broken };
  }
}

function noList(): OperatorError {
  return new OperatorError(
    'This JSON file has no list of places. It must have a list named "features", "data" or "bindings", or be a list itself.',
  );
}
