// Who may import whom, as docs/architecture.md draws it. Every message says what to do instead.

const tests = '\\.(test|kill)\\.tsx?$';

/** Rungs of the server's features: a feature may import features of the rungs before its own, never beside or after it. */
const ladder = [
  ['settings'],
  ['entitlements'],
  ['accounts'],
  ['sign-in', 'profile'],
  ['sharing'],
  ['pictures'],
  ['trips'],
  ['places', 'favorites', 'ideas', 'routes', 'profiles'],
  ['drawing'],
  ['ai', 'pdf', 'contact', 'newsletter', 'outbox', 'exports', 'trip-page'],
  ['trip-mail'],
  ['billing', 'admin'],
];

const ladderRules = ladder.flatMap((rung, index) =>
  rung.map((feature) => {
    const notAllowed = [...rung.filter((other) => other !== feature), ...ladder.slice(index + 1).flat()];
    return {
      name: `server-feature-${feature}`,
      severity: 'error',
      comment: `The ${feature} feature may import only features before it on the ladder (${ladder.map((names) => names.join(', ')).join(' < ')}). Move what is shared down the ladder, or let the later feature call this one.`,
      from: { path: `^server/src/features/${feature}/`, pathNot: tests },
      to: { path: `^server/src/features/(${notAllowed.join('|')})/` },
    };
  }),
);

/** Layers of a room from the top: a file may import its own layer and those below. */
function layerRules(room, layers) {
  return layers.slice(1).map((layer, index) => {
    const above = layers.slice(0, index + 1);
    return {
      name: `${room}-${layer.name}-stays-low`,
      severity: 'error',
      comment: `${room}: ${layer.words ?? layer.name} are imported by ${above.map(({ name }) => name).join(', ')}, never the other way round. Pass the value in as an argument or property, or move the shared piece down.`,
      from: { path: `^${room}/src/${layer.path}`, pathNot: tests },
      to: { path: above.map((higher) => `^${room}/src/${higher.path}`) },
    };
  });
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'These files import each other in a circle, even if only for types. Move what both need into a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      comment:
        'This import was not found: correct the path, or add the package to this room with an exact version.',
      from: { pathNot: '\\.generated\\.ts$' },
      to: { couldNotResolve: true, pathNot: ['\\.(css|svg|woff2)', '^virtual:'] },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      comment:
        'contract is what we promise and depends only on zod. Rules that are true everywhere belong in domain.',
      from: { path: '^contract/src', pathNot: tests },
      to: { pathNot: ['^contract/src', 'node_modules/zod/'] },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'domain runs in the browser and on the server: no Node.js modules, no room other than contract. Pass the outside world in.',
      from: { path: '^domain/src', pathNot: tests },
      to: { path: ['^(atlas|server|web)/'] },
    },
    {
      name: 'domain-without-node',
      severity: 'error',
      comment: 'domain runs in browsers, where Node.js modules do not exist. Pass the outside world in.',
      from: { path: '^domain/src', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'atlas-needs-nobody',
      severity: 'error',
      comment: 'atlas knows only contract and domain: no server, no page, no database.',
      from: { path: '^atlas/src' },
      to: { path: ['^(server|web)/', 'node_modules/(pg|kysely|fastify)/'] },
    },
    {
      name: 'atlas-is-offline',
      severity: 'error',
      comment: 'atlas works without a network. Calls to other hosts belong to server/src/adapters.',
      from: { path: '^atlas/src' },
      to: { path: '^(node:)?(http|https|http2|net|tls|dns)$' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      comment: 'server and web do not import each other: shapes go through contract, rules through domain.',
      from: { path: '^server/src' },
      to: { path: '^web/' },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      comment:
        'web runs in the browser: it calls the server through the typed client of contract and has no atlas of its own.',
      from: { path: '^web/src' },
      to: { path: '^(server|atlas)/' },
    },
    ...layerRules('domain', [
      { name: 'files', path: 'files/' },
      { name: 'reports', words: 'check, page and sync', path: '(check|page|sync)/' },
      { name: 'changes', words: 'changes, day and arrange', path: '(changes|day|arrange)/' },
      { name: 'pictures', path: 'pictures/' },
      { name: 'derived', words: 'dates and travel', path: '(dates|travel)/' },
      { name: 'document', path: 'document/' },
      { name: 'ground', words: 'calendar, format and map', path: '(calendar|format|map)/' },
    ]),
    {
      name: 'contract-kernel-stands-alone',
      severity: 'error',
      comment:
        'The kernel of contract may import only refusals. Move what needs more into the folder of its area.',
      from: { path: '^contract/src/kernel/', pathNot: tests },
      to: { path: '^contract/src/', pathNot: '^contract/src/(kernel|refusals)/' },
    },
    {
      name: 'trip-states-are-pure',
      severity: 'error',
      comment:
        'open-trip.ts holds states and transitions alone. What sends, stores, listens or draws applies them and is never imported by them.',
      from: { path: '^web/src/api/trip-session/(open-trip|open-trip-state|trip-snapshot)\\.ts$' },
      to: {
        path: '^web/src/api/trip-session/(transport|react|storage/(?!trip-storage)|device-registry|open-trip-(store|registry))',
      },
    },
    {
      name: 'planner-layouts-apart',
      severity: 'error',
      comment:
        'The desktop planner and the phone planner do not import each other: what both show belongs to views, map or dialogs.',
      from: { path: '^web/src/pages/planner/(desktop|phone)/' },
      to: { path: '^web/src/pages/planner/(desktop|phone)/', pathNot: '^web/src/pages/planner/$1/' },
    },
    ...layerRules('web', [
      { name: 'app', path: 'app/' },
      { name: 'pages', path: 'pages/' },
      { name: 'features', path: 'features/' },
      {
        name: 'ground',
        words: 'api, map, ui, trip-ui, planner-state, i18n and lib',
        path: '(api|map|ui|trip-ui|planner-state|i18n|lib)/',
      },
    ]),
    {
      name: 'web-features-apart',
      severity: 'error',
      comment:
        'Features of the web app never import each other: compose them in a page, or move the shared piece to ui, api or domain.',
      from: { path: '^web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-ui-knows-no-product',
      severity: 'error',
      comment:
        'ui parts know no trip, no router and no API: take a property or a callback. What knows a trip belongs to trip-ui.',
      from: { path: '^web/src/ui/', pathNot: tests },
      to: {
        path: ['^web/src/(api|map|trip-ui|planner-state)/', 'node_modules/@tanstack/react-(router|query)/'],
      },
    },
    {
      name: 'pictures-are-queued',
      severity: 'error',
      comment:
        'Decoding a picture takes up to 160 MB: draw it through lib/pictures/picture-queue, with the code in lib/pictures/sent-picture, features/drawing or features/pictures. A PDF is drawn on its own thread.',
      from: {
        path: '^server/src/',
        pathNot: [
          tests,
          '^server/src/testing/',
          '^server/src/lib/pictures/sharp\\.ts$',
          '^server/src/features/drawing/rasterise\\.ts$',
          '^server/src/features/pdf/write-pdf\\.tsx$',
        ],
      },
      to: { path: 'node_modules/(sharp|@resvg/resvg-js)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kysely-migrates',
      severity: 'error',
      comment:
        'Kysely runs the migrations. Queries are statements of a *-store.ts: docs/decisions/0010-sql-by-hand.md.',
      from: { path: '^server/src/', pathNot: '^server/src/db/migrat' },
      to: { path: 'node_modules/kysely/' },
    },
    {
      name: 'sharp-through-the-queue',
      severity: 'error',
      comment:
        'Draw pictures through lib/pictures/picture-queue; if a file needs more, add it here with a reason.',
      from: {
        path: '^server/src/',
        pathNot: [
          tests,
          '^server/src/lib/pictures/sent-picture\\.ts$',
          '^server/src/features/pictures/draw/draw-picture\\.ts$',
          '^server/src/features/drawing/crop-picture\\.ts$',
          '^server/src/features/pdf/write-pdf\\.tsx$',
        ],
      },
      to: { path: '^server/src/lib/pictures/sharp\\.ts$' },
    },
    {
      name: 'maplibre-only-in-map',
      severity: 'error',
      comment: 'The map library weighs 440 KB and is loaded late: only web/src/map may import it.',
      from: { path: '^web/src/', pathNot: '^web/src/map/' },
      to: { path: 'node_modules/maplibre-gl/' },
    },
    ...layerRules('server', [
      { name: 'main', path: 'main\\.ts$' },
      { name: 'serve', path: 'serve\\.ts$' },
      { name: 'app', path: 'app\\.ts$' },
      { name: 'features', path: 'features/' },
      {
        name: 'ground',
        words: 'http, db, adapters, jobs, mail, process and lib',
        path: '(http|db|adapters|jobs|mail|process|lib)/',
      },
    ]),
    ...ladderRules,
    {
      name: 'no-testing-in-product',
      severity: 'error',
      comment: 'server/src/testing is for tests alone.',
      from: { path: '^server/src/', pathNot: ['^server/src/testing/', tests] },
      to: { path: '^server/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|node_modules/\\.)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
