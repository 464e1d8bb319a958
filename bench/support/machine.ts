import { cpus, loadavg } from 'node:os';

const SPIN_MS = 300;

/** Describes the machine: CPUs, Node.js, and how much of a CPU a busy loop currently gets. */
export function describeMachine(): string {
  const all = cpus();
  const model = all[0]?.model ?? 'unknown processor';
  const share = shareOfProcessor();
  const load = loadavg()[0]?.toFixed(1);
  const words = `${all.length} x ${model}, Node.js ${process.versions.node}, load ${load}.`;
  if (share > 0.9) return words;
  return `${words} Others are busy here: one thread gets ${Math.round(share * 100)}% of a processor, so times are longer than they would be alone.`;
}

function shareOfProcessor(): number {
  const before = process.cpuUsage();
  const began = performance.now();
  while (performance.now() - began < SPIN_MS) {
    // Spins on purpose.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / (performance.now() - began);
}
