/** Something that holds connections, files or processes until it is closed. */
export interface Closable {
  close: () => Promise<unknown>;
}

/** What a process has opened, to be closed last come, first served. */
export class OpenedResources {
  readonly #opened: Closable[] = [];

  /** Waits for something to open and remembers to close it. */
  async keep<T extends Closable>(opening: Promise<T>): Promise<T> {
    const resource = await opening;
    this.add(resource);
    return resource;
  }

  /** Remembers to close something that is open already. */
  add(resource: Closable): void {
    this.#opened.push(resource);
  }

  /** Closes everything; one that fails to close does not keep the others open. */
  async closeAll(onError: (error: unknown) => void): Promise<void> {
    for (let resource = this.#opened.pop(); resource; resource = this.#opened.pop()) {
      await resource.close().catch(onError);
    }
  }
}
