/** Something that holds connections, files or processes until it is closed. */
export interface Closable {
  close: () => Promise<unknown>;
}

/** Resources a process has opened, closed in reverse order. */
export class OpenedResources {
  readonly #opened: Closable[] = [];

  /** Waits for something to open and remembers to close it. */
  async keep<T extends Closable>(opening: Promise<T>): Promise<T> {
    const resource = await opening;
    this.add(resource);
    return resource;
  }

  /** Remembers to close something that is already open. */
  add(resource: Closable): void {
    this.#opened.push(resource);
  }

  /** Closes everything; if one fails to close, the others are still closed. */
  async closeAll(onError: (error: unknown) => void): Promise<void> {
    for (let resource = this.#opened.pop(); resource; resource = this.#opened.pop()) {
      await resource.close().catch(onError);
    }
  }
}
