/** A priority queue of nodes, smallest key first; a node can be in it several times. */
export class NodeHeap {
  #nodes = new Uint32Array(4_096);
  #keys = new Float64Array(4_096);
  #size = 0;
  /** The key of the last popped node. */
  poppedKey = 0;

  clear(): void {
    this.#size = 0;
  }

  push(node: number, key: number): void {
    if (this.#size === this.#nodes.length) this.#grow();
    const nodes = this.#nodes;
    const keys = this.#keys;
    let at = this.#size;
    this.#size += 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const parentKey = keys[parent] ?? 0;
      if (parentKey <= key) break;
      nodes[at] = nodes[parent] ?? 0;
      keys[at] = parentKey;
      at = parent;
    }
    nodes[at] = node;
    keys[at] = key;
  }

  /** Removes the node with the smallest key; -1 if the queue is empty. */
  pop(): number {
    if (this.#size === 0) return -1;
    const nodes = this.#nodes;
    const keys = this.#keys;
    const top = nodes[0] ?? 0;
    this.poppedKey = keys[0] ?? 0;
    this.#size -= 1;
    const size = this.#size;
    const node = nodes[size] ?? 0;
    const key = keys[size] ?? 0;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && (keys[child + 1] ?? 0) < (keys[child] ?? 0)) child += 1;
      const childKey = keys[child] ?? 0;
      if (childKey >= key) break;
      nodes[at] = nodes[child] ?? 0;
      keys[at] = childKey;
      at = child;
    }
    nodes[at] = node;
    keys[at] = key;
    return top;
  }

  #grow(): void {
    const [nodes, keys] = [new Uint32Array(this.#nodes.length * 2), new Float64Array(this.#keys.length * 2)];
    nodes.set(this.#nodes);
    keys.set(this.#keys);
    [this.#nodes, this.#keys] = [nodes, keys];
  }
}
