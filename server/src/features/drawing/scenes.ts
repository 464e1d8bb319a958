import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SceneName } from '@wayfold/domain/scenes';
import { repositoryRoot } from '../../lib/repository-root';

const SCENES = 'web/src/art/scenes';
const read = new Map<SceneName, Promise<string>>();

/** Reads a drawn landscape, 1200 by 750, as SVG. */
export function readScene(name: SceneName): Promise<string> {
  let scene = read.get(name);
  if (!scene) {
    scene = readFile(path.join(repositoryRoot(), SCENES, `${name}.svg`), 'utf8');
    read.set(name, scene);
  }
  return scene;
}
