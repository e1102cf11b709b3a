import { stream } from '../../art/random';
import { d, polar, times, TURN } from '../../art/svg';
import { box, circle, ellipse } from '../../icons/path';
import type { Stroke, Tone } from './landmarks';

const line = (data: string, stroke: Tone = 'ivory', width = 2.8, rest: Partial<Stroke> = {}): Stroke => ({
  d: data,
  stroke,
  width,
  ...rest,
});
const solid = (data: string, fill: Tone = 'lightest', opacity = 1): Stroke => ({ d: data, fill, opacity });
const body = (data: string, stroke: Tone = 'ivory', fillOpacity = 0.82): Stroke => ({
  d: data,
  stroke,
  width: 2.6,
  fill: 'night',
  fillOpacity,
});
const lamps = (...points: readonly (readonly [number, number])[]): Stroke =>
  solid(points.map(([x, y]) => circle(x, y, 2.6)).join(''), 'lamp');

function crystal(x: number, y: number, h: number): Stroke[] {
  const outline = d`M${x} ${y - h}l${h * 0.5} ${h * 0.6}-${h * 0.5} ${h * 1.2}-${h * 0.5}-${h * 1.2}z`;
  return [
    { d: outline, fill: 'light', stroke: 'lightest', width: 1.9 },
    line(d`M${x - h * 0.5} ${y - h * 0.4}h${h}M${x} ${y - h}v${h * 1.8}`, 'lightest', 1.4, { opacity: 0.7 }),
  ];
}

function cometTail(x: number, y: number, size: number): Stroke[] {
  return [
    line(d`M${x} ${y}l90-42`, 'lightest', size, { opacity: 0.28 }),
    line(d`M${x} ${y}l60-28`, 'lightest', 2.8, { opacity: 0.8 }),
    solid(circle(x, y, size)),
  ];
}

const dome = (x: number, y: number, r: number): Stroke[] => [
  body(d`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`, 'ivory', 0.6),
  line(d`M${x} ${y - r}v${r}M${x - r * 0.55} ${y}q${r * 0.05}-${r * 0.55} ${r * 0.55}-${r}`, 'ivory', 1.6, {
    opacity: 0.75,
  }),
];

/** A slim ship with its nose to the upper right. */
const ship = (x: number, y: number, s: number): Stroke[] => [
  body(
    d`M${x + s} ${y - s * 0.42}l${-s * 1.5} ${s * 0.02} ${s * 0.36} ${s * 0.36} ${s * 0.12} ${s * 0.56}z`,
    'light',
    0.9,
  ),
  line(d`M${x - s * 0.3} ${y + s * 0.14}l${-s * 0.5} ${s * 0.24}`, 'lightest', 1.8, { opacity: 0.8 }),
];

const helix = (x: number, y: number, h: number): string =>
  d`M${x - 9} ${y}c0-${h * 0.3} 18-${h * 0.28} 18-${h * 0.5}s-18-${h * 0.2}-18-${h * 0.5}M${x + 9} ${y}c0-${h * 0.3}-18-${h * 0.28}-18-${h * 0.5}s18-${h * 0.2} 18-${h * 0.5}M${x - 6} ${y - h * 0.12}h12M${x - 6} ${y - h * 0.88}h12`;

const pyramid = (x: number, y: number, w: number, h: number): Stroke[] => [
  body(d`M${x - w / 2} ${y}l${w / 2}-${h} ${w / 2} ${h}z`, 'light', 0.92),
  solid(circle(x, y - h * 0.36, h * 0.11)),
];

const star = (x: number, y: number, r: number): Stroke =>
  solid(
    d`M${x} ${y - r}q${r * 0.1} ${r * 0.9} ${r} ${r}q-${r * 0.9} ${r * 0.1}-${r} ${r}q-${r * 0.1}-${r * 0.9}-${r}-${r}q${r * 0.9}-${r * 0.1} ${r}-${r}z`,
    'ivory',
  );

function dustArm(): Stroke[] {
  return times(26, (i) => {
    const t = i / 26;
    const [x, y] = polar(0, 0, 2.6 + t * 4.6, 105 + t * 75);
    return solid(
      circle(Math.round(x), Math.round(y * 0.62), Math.round((5.1 - t * 3.7) * 10) / 10),
      'lightest',
      0.95 - t * 0.55,
    );
  });
}

function belt(): Stroke[] {
  const random = stream('asteroid_belt', 'belt');
  const rock = (i: number): Stroke | null => {
    const [x, y] = polar(0, 0, (i / 34) * TURN + random() * 0.15, 130 + random() * 32);
    const [px, py, z] = [x * 1.15, y * 0.36 + 10, 3 + random() * 7];
    if (Math.hypot(px, py) < 100 && py < 10) return null;
    const outline = d`M${px - z} ${py}l${z * 0.5}-${z * 0.8} ${z} ${z * 0.1} ${z * 0.5} ${z * 0.8}-${z} ${z * 0.7}z`;
    return { d: outline, fill: i % 3 ? 'light' : 'night', stroke: 'lightest', width: 1.1, opacity: 0.9 };
  };
  return times(34, rock).filter((stroke) => stroke !== null);
}

const spiralPath = times(22, (i) => {
  const t = i / 22;
  const [x, y] = polar(0, 0, 0.6 + t * 7.4, 95 - t * 82);
  return circle(Math.round(x - 5), Math.round(y * 0.8), Math.round((2 + t * 2) * 10) / 10);
}).join('');

const skyline = (heights: readonly number[], from: number): Stroke =>
  line(
    heights
      .map((height, i) => {
        const [[x0, y0], [x1, y1]] = [polar(0, 0, from + i * 0.16, 99), polar(0, 0, from + i * 0.16, 100 + height)];
        return d`M${x0} ${y0}L${x1} ${y1}`;
      })
      .join(''),
    'ivory',
    3.4,
  );

const honeycomb = (x: number, y: number, r: number): string => {
  const [w, h] = [r * 0.87, r * 0.5];
  return d`M${x} ${y - r}l${w} ${h}v${r}l-${w} ${h}-${w}-${h}v-${r}z`;
};

/** A world without an entry has no landmark yet. */
export const LANDMARKS: Readonly<Record<string, readonly Stroke[]>> = {
  // base: start worlds
  old_earth: [skyline([8, 18, 13, 23, 8, 18, 13, 23, 8], -2.7)],
  epsilon_eridani: [star(-128, 22, 30), line(circle(-128, 22, 17), 'brass', 1.6, { opacity: 0.7 })],
  alpha_centauri: [
    star(-136, 4, 24),
    star(-112, 34, 16),
    line(ellipse(-124, 20, 34, 16, 50), 'brass', 1.6, { opacity: 0.7 }),
  ],
  new_sparta: [
    body(circle(-116, 34, 33)),
    line(circle(-116, 34, 25), 'ivory', 1.5, { opacity: 0.7 }),
    line('M-130 50l14-32 14 32', 'ivory', 4.4),
    line('M-160 78l96-124M-72-36l8-10-13 4', 'brass', 2.8),
  ],
  earths_lost_colony: [
    body('M-152-4a34 30 0 0 1 68 0q-11-8-17 0-8-8-17 0-8-8-17 0-6-8-17 0z'),
    line('M-151-3l27 42M-85-3l-27 42M-118-3v40', 'ivory', 1.6),
    body('M-127 40h18l7 22h-32z'),
  ],
  separatist_colony: [
    line('M-92 38C-40-4 40-4 92-38', 'ivory', 3.2, { dash: '9 8' }),
    ...dome(-34, -22, 16),
    ...dome(30, 30, 13),
  ],
  ancient_race: [
    body('M-158 56l5-64 19-3 3 67zM-112 58l3-78 22 2 2 76zM-70 60l4-56 18-3 4 59z'),
    body('M-160-12l32-9 28-10 24 3-1 12-46 4-34 10z'),
  ],
  doomed_world: [
    ...cometTail(-112, 58, 13),
    line('M-46 62l14-22-10-16 20-20-8-24', 'lightest', 2.4, { opacity: 0.85 }),
  ],
  rebel_cantina: [
    body('M-150 4h46v54a8 8 0 0 1-8 8h-30a8 8 0 0 1-8-8z'),
    line('M-104 16h12a9 9 0 0 1 9 9v12a9 9 0 0 1-9 9h-12', 'ivory', 2.6),
    line('M-150 20h46', 'brass', 2.2),
    solid('M-152 6q-4-14 10-14 4-12 16-8 12-6 18 6 12 4 6 16z', 'ivory'),
  ],
  imperium_warlord: [
    line('M-128 76v-112', 'brass', 3.4),
    body('M-126-30h54l-14 20 14 20h-54z', 'brass'),
    line(circle(-106, -10, 6.5) + 'M-106-22v4M-106-2v4M-118-10h4M-98-10h4', 'brass', 2.2),
  ],

  // base: worlds
  rebel_fuel_cache: [0, 1, 2].flatMap((i) => [
    body(box(-118 + i * 34, -i * 10, 26, 50, 4), 'lightest'),
    line(d`M${-118 + i * 34} ${18 - i * 10}h26M${-118 + i * 34} ${34 - i * 10}h26`, 'light', 1.9),
  ]),
  gem_world: [...crystal(-90, 16, 34), ...crystal(-55, 30, 24), ...crystal(118, 4, 26)],
  comet_zone: [...cometTail(-135, 20, 10), ...cometTail(-95, 66, 8), ...cometTail(35, 100, 6)],
  rebel_miners: [
    body('M-150 28h52l-8 30h-36z', 'lightest'),
    line(circle(-136, 66, 6) + circle(-112, 66, 6), 'lightest', 2.4),
    solid('M-148 27l8-14 9 5 8-12 10 12 9-3 6 12z', 'light'),
    line('M-80 70l34-64M-70-2q22-10 40 8', 'ivory', 3.2),
  ],
  former_penal_colony: [
    line('M-52-58V58M-26-74V70M0-78v72M0 26v48M26-74V70M52-58V58', 'ivory', 3.4, { opacity: 0.85 }),
    line('M-60-36h120M-60 40h120', 'ivory', 2.2, { opacity: 0.6 }),
  ],
  malevolent_lifeforms: [
    body('M-66 0q44-52 104-4-50 48-104 4z', 'lightest', 0.7),
    solid('M-14-28q14 26 0 54-14-28 0-54z', 'lightest'),
    line('M-74 36q10 30-8 52M-44 54q6 24-4 46M20 52q12 22 4 44M50 30q22 18 22 46', 'lightest', 2.6, { opacity: 0.75 }),
  ],
  avian_uplift_race: [0, 1, 2].map((i) =>
    line(d`M${-150 + i * 32} ${40 - i * 30}q16-20 30 4q14-24 32-6`, 'ivory', 4.2 - i * 0.6),
  ),
  spice_world: dustArm(),
  lost_species_ark_world: [
    body('M-95 5a62 62 0 0 1 124 0z', 'ivory', 0.45),
    line('M-33-57v62M-66-48q-8 25-2 53M0-48q8 25 2 53', 'ivory', 1.9, { opacity: 0.8 }),
    line('M-108 5h150', 'ivory', 3.4),
  ],
  new_vinland: [
    body('M-95 10c25 30 75 30 100 0z', 'ivory', 0.6),
    body('M-45-62c42 10 42 50 0 55z', 'ivory', 0.5),
    line('M-45 8v-75M-95 10c-12-12-10-25 0-30M5 10c10-10 12-22 4-30', 'ivory', 2.8),
  ],
  artist_colony: (['ivory', 'light', 'brass'] as const).map((tone, i) =>
    line(d`M-125 ${45 - i * 22}C-40 ${-65 - i * 16} 40 ${30 - i * 30} 120 ${-30 - i * 16}`, tone, 7 - i * 1.4, {
      opacity: 0.75,
    }),
  ),
  alien_robotic_factory: [
    body('M-166 60v-44l26 16v-16l26 16v-16l26 16v28z', 'light', 0.92),
    line('M-152 12v-34M-136 14v-46', 'light', 5),
    line('M-154 46h10M-134 46h10M-114 46h10', 'lightest', 4),
  ],
  plague_world: (
    [
      [-35, -20, 26],
      [25, 25, 20],
      [-10, 55, 14],
      [45, -35, 13],
      [-62, 30, 11],
    ] as const
  ).flatMap(([x, y, r]) => [
    { d: circle(x, y, r), fill: 'night', fillOpacity: 0.72, stroke: 'lightest', width: 2, dash: '4.3 4.3' } as Stroke,
    solid(circle(x, y, Math.round(r * 3.5) / 10)),
  ]),
  distant_world: [
    line('M-176 72Q-120 62-84 30', 'ivory', 2.6, { dash: '1 9' }),
    line(ellipse(-176, 72, 13, 9), 'ivory', 2.4),
    line('M-84 30l-4-14M-84 30l-14 2', 'ivory', 2.6),
  ],
  rebel_outpost: [
    line('M-134 72l14-78M-86 72l-14-78M-130 48h40M-126 24h32M-130 48l36-24M-90 48l-36-24', 'ivory', 2.6),
    body('M-132-6h44l-6-22h-32z'),
    lamps([-110, -17]),
  ],
  rebel_warrior_race: [
    line('M-152-8l68 74M-76-8l-68 74', 'ivory', 4.4),
    line('M-94 72l14-16M-134 72l-14-16', 'brass', 4),
  ],
  rebel_underground: [
    body('M-52 60v-52a52 52 0 0 1 104 0v52z', 'light', 0.55),
    line('M-34 60v-50a34 34 0 0 1 68 0v50M-16 60v-48a16 16 0 0 1 32 0v48', 'ivory', 2.6),
    lamps([0, 40], [-25, 36], [25, 36]),
  ],
  new_survivalists: [
    body('M-160 62l40-66 40 66z'),
    line('M-120-4l-8-14M-120-4l8-14M-120 62v-34', 'ivory', 2.6),
    solid('M-56 62q-14-12-4-28 2 8 8 10-2-18 12-28-2 16 8 24 8 10-2 22z', 'lamp'),
    line('M-72 66h44', 'ivory', 3),
  ],
  outlaw_world: [
    body(box(-156, -14, 60, 82, 4)),
    line('M-146-2h40M-146 56h40', 'ivory', 2.6),
    line(circle(-126, 22, 12) + 'M-143 44q17-20 34 0', 'ivory', 2.4),
  ],
  lost_alien_battle_fleet: [
    ...(
      [
        [-110, 2, 40],
        [-146, 40, 26],
        [-76, 54, 26],
      ] as const
    ).flatMap(([x, y, s]) => [
      body(
        d`M${x + s} ${y - s * 0.3}L${x - s * 0.6} ${y - s * 0.34}l${s * 0.26} ${s * 0.34}L${x - s * 0.5} ${y + s * 0.42}z`,
        'light',
        0.95,
      ),
      line(d`M${x - s * 0.2} ${y}l${s * 0.7}-${s * 0.18}`, 'lightest', 2),
    ]),
  ],
  refugee_world: [
    ...ship(-92, 10, 20),
    ...ship(-126, 36, 16),
    ...ship(-154, 58, 13),
    line('M-168 72Q-110 60-70 4', 'ivory', 1.6, { dash: '1 7', opacity: 0.8 }),
  ],
  empath_world: [118, 136, 154].map((r, i) =>
    line(circle(0, 0, r), 'lightest', 3.4 - i * 0.8, { dash: '50 22', opacity: 0.75 - i * 0.2 }),
  ),
  galactic_resort: [
    body('M-158 4a44 36 0 0 1 88 0q-11-9-22 0-11-9-22 0-11-9-22 0-11-9-22 0z'),
    line('M-114-32v98M-150 66h72', 'ivory', 2.8),
    line('M-86 60l8-18 34-6', 'ivory', 3),
  ],
  pre_sentient_race: [
    line('M-40 10c0-14 22-12 20 6s-34 22-44 2 6-50 32-46 40 30 30 54', 'lightest', 3.6, { opacity: 0.9 }),
    line('M24 50l10-24 10 24M34 26v-10M26 34h16', 'lightest', 3, { opacity: 0.85 }),
    line(circle(34, 10, 5), 'lightest', 2.6, { opacity: 0.85 }),
  ],
  deserted_alien_outpost: [...pyramid(-112, 58, 74, 78), line('M-112-20v-26M-122-36a14 14 0 0 1 20 0', 'light', 2.6)],
  deserted_alien_colony: [...pyramid(-125, 35, 30, 45), ...pyramid(-85, 50, 42, 63), ...pyramid(-42, 62, 26, 39)],
  galactic_engineers: [
    line('M-112 46A121 121 0 0 1-40-114M-96 40A104 104 0 0 1-34-98', 'ivory', 2.4),
    line(
      'M-112 46l16-6M-120 14l17-2M-120-16l17 6M-112-46l14 10M-96-74l12 14M-74-96l8 16M-112 46l9-34M-120 14l17-24M-120-16l22-14M-112-46l28-8',
      'ivory',
      1.8,
    ),
  ],
  black_market_trading_world: [
    body('M-160 20l34-14 34 14v36l-34 14-34-14z'),
    line('M-160 20l34 14 34-14M-126 34v36', 'ivory', 2.4),
    body('M-100 34l24-10 24 10v26l-24 10-24-10z'),
    line('M-100 34l24 10 24-10M-76 44v26', 'ivory', 2),
    line('M-148 2q22-22 46 0', 'brass', 2.4, { dash: '3 5' }),
  ],
  merchant_world: [0, 1, 2, 3]
    .flatMap((i) => [
      body(d`M-150 ${52 - i * 14}v10a26 9 0 0 0 52 0v-10z`, 'brass', 0.9),
      body(ellipse(-124, 52 - i * 14, 26, 9), 'brass', 0.9),
    ])
    .concat([body('M-92 56v8a20 7 0 0 0 40 0v-8z', 'brass', 0.9), body(ellipse(-72, 56, 20, 7), 'brass', 0.9)]),
  tourist_world: [
    body(box(-160, 2, 76, 54, 8)),
    line('M-146 2l6-12h24l6 12', 'ivory', 2.6),
    body(circle(-122, 29, 18)),
    line(circle(-122, 29, 9), 'brass', 2.4),
    lamps([-94, 13]),
  ],
  galactic_trendsetters: [150, 172, 194].map((degrees, i) => {
    const [[x0, y0], [x1, y1]] = [
      polar(0, 0, ((degrees - 4) / 360) * TURN, 210),
      polar(0, 0, ((degrees + 4) / 360) * TURN, 210),
    ];
    return solid(d`M0 0L${x0} ${y0}L${x1} ${y1}z`, 'ivory', 0.28 - i * 0.05);
  }),
  alien_rosetta_stone_world: [
    body('M-145 52v-95q30-30 60 0v95z', 'ivory', 0.92),
    line('M-133-30h36M-133-18h24M-133 2l9-10 9 10 9-10 9 10', 'ivory', 2.3),
    solid('M-129 35l14-22 14 22z', 'light'),
  ],
  star_nomad_lair: [
    body('M-168 54q14-46 30-46t30 46z'),
    body('M-112 58q14-56 34-56t34 56z'),
    line('M-138 8v-14M-78 2v-18', 'ivory', 2.4),
    star(-138, -16, 12),
    star(-78, -28, 14),
    lamps([-138, 46], [-78, 48]),
  ],
  the_last_of_the_uplift_gnarssh: [
    line('M-52-46Q-30 4-44 52M-20-60Q6 0-8 62M14-56Q40 0 26 50', 'lightest', 5, { opacity: 0.9 }),
  ],
  alien_robot_sentry: [
    body('M-150 10a36 36 0 0 1 72 0v14h-72z', 'light', 0.92),
    solid(circle(-114, 6, 9)),
    line('M-142 24l-12 46M-114 24v46M-86 24l12 46M-114-26v-14', 'light', 3),
  ],
  pirate_world: [
    line('M-152 76v-110', 'ivory', 3.4),
    body('M-150-32q22-10 40 0t38 0v50q-20 10-38 0t-40 0z'),
    line('M-132 12l40-34M-132-22l40 34', 'ivory', 3.2),
    body(circle(-112, -10, 9), 'ivory', 1),
  ],
  reptilian_uplift_race: [
    line('M-160 62q-14-34 16-38t26-30 32-18 22 20-18 22-6-16', 'ivory', 5),
    line('M-150 40l-10-8M-128 24l-2-12M-112-2l-10-8', 'ivory', 2.8),
  ],
  lost_alien_warship: [
    body('M20-62L-118-50l26 18-16 38z', 'light', 0.95),
    line('M-84-34L-14-54', 'lightest', 2.8),
    solid(circle(-58, -42, 6)),
  ],
  alien_robot_scout_ship: [
    body(ellipse(-112, 4, 46, 14, -12), 'light', 0.92),
    body('M-134-2q18-34 40-8z', 'light', 0.92),
    { d: 'M-126 16l-26 56h62l-10-60z', fill: 'lightest', opacity: 0.18 },
    lamps([-136, 12], [-112, 8], [-88, 2]),
  ],
  runaway_robots: [0, 1, 2].flatMap((i) => {
    const [x, y] = [-156 + i * 40, 46 - i * 16];
    return [
      body(box(x, y - 24, 24, 20, 4), 'lightest'),
      line(d`M${x + 6} ${y - 4}l-8 16M${x + 18} ${y - 4}l10 14M${x + 12} ${y - 24}v-8`, 'lightest', 2.6),
      lamps([x + 8, y - 15], [x + 16, y - 15]),
    ];
  }),
  asteroid_belt: belt(),
  secluded_world: [
    line(circle(0, 0, 116), 'lightest', 2.4, { opacity: 0.85 }),
    line(circle(0, 0, 124), 'lightest', 1.4, { opacity: 0.5, dash: '2 6' }),
    body(circle(-100, 58, 20), 'lightest', 0.95),
    solid(circle(-100, 54, 6) + 'M-102 56h4l4 14h-12z'),
  ],
  imperium_armaments_world: [0, 1, 2, 3].flatMap((i) => [
    body(d`M${-166 + i * 28} 66v-44q0-22 10-32 10 10 10 32v44z`, i % 2 ? 'lightest' : 'brass', 0.9),
    line(d`M${-166 + i * 28} 54h20`, i % 2 ? 'lightest' : 'brass', 2.2),
  ]),
  terraformed_world: [
    line('M-96-28C-40-4 20-50 92-40', 'lightest', 2.4, { opacity: 0.7, dash: '7 6' }),
    line('M-8 22v-30', 'ivory', 3),
    solid('M-8-6c-2-22-18-30-36-30 0 20 12 30 36 30zM-8 8c2-18 16-26 34-26 0 18-14 26-34 26z', 'ivory'),
    line('M-56 24q48-14 96 0', 'ivory', 3),
  ],
  pilgrimage_world: [solid(spiralPath, 'lamp'), line('M-5-32v34M-20 4h30', 'lamp', 3.4)],
  rebel_homeworld: [
    line('M-128 74v-106', 'ivory', 3.4),
    body('M-126-30l64 22-64 24z'),
    line('M-116-8h26', 'ivory', 2.6),
    body('M-158 74l30-26 30 26z'),
  ],
  radioactive_world: [0, 120, 240]
    .map((turn) => {
      const [a, b] = [((turn - 30 - 90) / 360) * TURN, ((turn + 30 - 90) / 360) * TURN];
      const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = [
        polar(-8, 0, a, 16),
        polar(-8, 0, a, 56),
        polar(-8, 0, b, 56),
        polar(-8, 0, b, 16),
      ];
      return solid(
        d`M${x0} ${y0}L${x1} ${y1}A56 56 0 0 1 ${x2} ${y2}L${x3} ${y3}A16 16 0 0 0 ${x0} ${y0}z`,
        'lightest',
        0.72,
      );
    })
    .concat([solid(circle(-8, 0, 10), 'lightest', 0.85)]),
  aquatic_uplift_race: [
    line('M-170 40q14-14 28 0t28 0 28 0 28 0M-160 58q14-14 28 0t28 0 28 0', 'ivory', 3.4),
    body('M-134 36q8-44 44-56-10 26 8 56z'),
  ],
  bio_hazard_mining_world: [0, 120, 240]
    .map((turn) => {
      const [x, y] = polar(-10, 4, ((turn - 90) / 360) * TURN, 28);
      const angle = (turn - 90 + 180) / 360;
      const [[ax, ay], [bx, by]] = [polar(x, y, (angle + 0.4) * TURN, 24), polar(x, y, (angle - 0.4) * TURN, 24)];
      return line(d`M${ax} ${ay}A24 24 0 1 0 ${bx} ${by}`, 'lightest', 6, { opacity: 0.85 });
    })
    .concat([line(circle(-10, 4, 12), 'lightest', 3.4, { opacity: 0.85 })]),
  deserted_alien_library: times(5, (i) => {
    const [x, h] = [-162 + i * 22, 55 + ((i * 7) % 4) * 17];
    return [
      body(d`M${x} ${55 - h}h16v${h}h-16z`, 'light', 0.95),
      line(d`M${x + 3} ${67 - h}h10M${x + 3} ${77 - h}h10`, 'lightest', 2),
    ];
  })
    .flat()
    .concat([line('M-172 56h124', 'light', 2.8)]),
  destroyed_world: [
    body('M40 20l26-14 34 6-6 40-30 40-34-8-12-44z', 'lightest', 0.9),
    line('M40 20l-22-34 8-26-20-30M18 64l-40-12-18-30M40 20l-24 10', 'lightest', 2.6),
    solid('M112 44l14-8 10 12-12 12zM104 84l18 2-4 16-16-4zM128 74l10 2-2 10-10-2zM84 108l12 6-8 10-10-6z', 'light'),
  ],
  blaster_gem_mines: [
    ...crystal(-124, 36, 30),
    ...crystal(-98, 52, 20),
    line('M-112 22l64-44M-104 30l60-20', 'lightest', 2.4, { dash: '10 6', opacity: 0.9 }),
  ],
  gambling_world: [
    body(box(-158, 8, 44, 44, 8)),
    solid(circle(-148, 18, 4) + circle(-136, 30, 4) + circle(-124, 42, 4), 'ivory'),
    body('M-104 18l40-12 12 38-40 12z'),
    solid(circle(-92, 24, 4) + circle(-66, 38, 4) + circle(-72, 16, 4) + circle(-86, 46, 4), 'ivory'),
  ],
  expanding_colony: [
    ...dome(-34, 44, 36),
    ...dome(-86, 56, 26),
    ...dome(-126, 64, 18),
    line('M-150 66h160', 'ivory', 2.4),
  ],
  space_port: [
    line(ellipse(-112, 20, 46, 18, -14), 'ivory', 3),
    line(ellipse(-112, 20, 30, 11, -14), 'ivory', 1.8, { opacity: 0.8 }),
    line('M-112 20V-24M-112 20v46M-157 31l-10 12M-67 9l12-12', 'ivory', 2.8),
    body(circle(-112, 20, 8)),
    lamps([-112, -28], [-112, 68]),
  ],
  prosperous_world: [
    body('M-166 66v-54h20v54zM-142 66v-86l12-14 12 14v86zM-114 66v-50h24v50zM-86 66v-28h16v28z'),
    lamps([-156, 24], [-156, 40], [-130, -6], [-130, 12], [-130, 30], [-102, 28], [-102, 46], [-78, 50]),
    line('M-174 68h112'),
  ],
  new_earth: [
    line('M-124 68v-94', 'ivory', 3.2),
    body('M-122-24h50v32h-50z'),
    line(circle(-97, -8, 8.5) + 'M-105-8h17', 'ivory', 2),
    line('M-156 70q34-18 66 0', 'ivory', 3.2),
  ],
  rebel_base: [
    body('M-168 62l16-40h64l16 40z'),
    body('M-146 22l8-18h36l8 18z'),
    line('M-152 44h20M-124 44h20M-120 4v-26', 'ivory', 3.2),
    lamps([-120, -26]),
  ],
  mining_world: [
    line('M-146 70l22-96 22 96M-140 44h32M-134 16h20M-140 44l26-28M-108 44l-26-28', 'ivory', 2.8),
    line(circle(-124, -32, 13), 'ivory', 2.8),
    line('M-112-28l50 92', 'ivory', 1.8),
    body('M-74 64h32l-5-18h-22z', 'lightest'),
  ],

  // The Gathering Storm
  damaged_alien_factory: [
    body('M-166 60v-40l22 14v-14l10 6 6-14 12 20v-10l26 16v22z', 'light', 0.92),
    line('M-150 12v-30l6-8M-94 18l12-10 4 8 12-16', 'light', 3.4),
    line('M-152 46h10M-128 46h10', 'lightest', 4),
  ],
  hive_world: [
    line(
      honeycomb(-20, -8, 24) +
        honeycomb(22, -8, 24) +
        honeycomb(1, 28, 24) +
        honeycomb(-41, 28, 24) +
        honeycomb(1, -44, 24) +
        honeycomb(43, 28, 24),
      'lightest',
      2.4,
      { opacity: 0.85 },
    ),
    solid(honeycomb(1, 28, 14) + honeycomb(-20, -8, 12), 'lightest', 0.6),
  ],
  volcanic_world: [
    line('M-40 70l16-28-14-22 26-20-6-26M-24 42l30-4 14-22 26 4M20 16l-4-34', 'lamp', 3.6, { opacity: 0.9 }),
    body('M-166 66l34-60h24l34 60z', 'light', 0.9),
    line('M-128-2q-10-20 4-34M-116-4q8-22-2-40M-106-2q14-14 10-28', 'lamp', 3),
  ],
  galactic_studios: [
    body(circle(-114, 20, 38)),
    line(circle(-114, 2, 9) + circle(-97, 29, 9) + circle(-131, 29, 9), 'ivory', 2.4),
    solid(circle(-114, 20, 4), 'ivory'),
    line('M-114 58h66', 'ivory', 2.8),
  ],
  galactic_bazaar: [
    body('M-170 14l12-26h40l12 26z'),
    body('M-104 20l10-22h36l10 22z'),
    line('M-166 14v48M-110 14v48M-98 20v42M-54 20v42M-172 62h130', 'ivory', 2.6),
    line('M-152 14l6-26M-138 14v-26M-124 14l-6-26M-88 20l4-22M-76 20v-22M-64 20l-4-22', 'brass', 1.8),
    lamps([-138, 36], [-76, 40]),
  ],
  alien_toy_shop: [
    body('M-152-2h76q0 26-38 66-38-40-38-66z', 'light', 0.92),
    line('M-114-2v-30M-124-32h20', 'light', 3.4),
    line('M-150 12q36 16 72 0M-142 30q28 12 56 0', 'lightest', 2.4),
  ],
  clandestine_uplift_lab: [
    line(circle(-114, 18, 44), 'ivory', 2.4, { dash: '6 7' }),
    line(helix(-114, 48, 60), 'ivory', 3),
  ],
  deserted_alien_world: [
    line('M-160 60a48 48 0 0 1 96 0', 'light', 9),
    line('M-160 60a48 48 0 0 1 96 0', 'night', 4),
    line('M-172 62h124', 'light', 2.8),
    solid('M-112-2l8 14h-16z'),
  ],
  smuggling_lair: [
    body('M-166 66q-4-80 54-84 58 4 54 84z', 'light', 0.9),
    body('M-138 66q0-46 26-48 26 2 26 48z', 'lightest', 1),
    line(box(-126, 46, 14, 14, 2) + box(-110, 50, 12, 10, 2), 'lamp', 2),
  ],

  // Rebel vs Imperium
  rebel_colony: [
    ...dome(-128, 58, 30),
    ...dome(-82, 62, 20),
    line('M-128 28v-34', 'ivory', 2.6),
    body('M-126-6l30 10-30 10z'),
    line('M-166 60h112', 'ivory', 2.4),
  ],
  rebel_sympathizers: [-146, -114, -82].flatMap((x, i) => [
    body(d`M${x - 7} ${64}v-${34 + (i % 2) * 12}h14v${34 + (i % 2) * 12}z`),
    solid(d`M${x} ${4 - (i % 2) * 12}q12 12 0 22-12-10 0-22z`, 'lamp'),
  ]),
  galactic_developers: [
    line('M-74-20L74-44M-84 12L84-14M-80 44L82 18M-44-66L-24 84M-4-80L18 88M34-78L56 74', 'lightest', 1.8, {
      opacity: 0.6,
    }),
    body('M-34 18l2-46 22-4 4 48zM6 8l-6-62 22-4 8 64z', 'ivory', 0.85),
    lamps([-22, -12], [-20, 4], [12, -34], [14, -14]),
  ],
  rebel_stronghold: [
    body('M-172 66v-70h16v12h14v-12h16v12h14v-12h16v12h14v-12h16v70z'),
    body('M-138 66v-22a14 14 0 0 1 28 0v22z', 'ivory', 1),
    line('M-164 28h12M-96 28h12', 'ivory', 2.8),
  ],
  alien_data_repository: [0, 1, 2, 3]
    .flatMap((i) => [
      body(d`M-156 ${52 - i * 20}v8a42 13 0 0 0 84 0v-8z`, 'light', 0.95),
      body(ellipse(-114, 52 - i * 20, 42, 13), 'light', 0.95),
    ])
    .concat([solid('M-114-14l7 10h-14z')]),
  alien_monolith: [
    body('M-136 66v-110l40-10v122z', 'light', 0.96),
    line('M-96-54l14 8v114l-14-2', 'light', 2.4),
    solid('M-116-8l8 14h-16z'),
  ],
  imperium_blaster_gem_consortium: [
    ...crystal(-112, 22, 34),
    line(circle(-112, 34, 46), 'brass', 2.6),
    line('M-112-18v8M-112 78v8M-164 34h8M-68 34h8', 'brass', 2.6),
  ],
  gene_designers: [
    line('M-136 42C-80 84 60 74 130-26M-130 22C-60 100 70 40 138-8', 'ivory', 3, { opacity: 0.9 }),
    line('M-108 54l8-8M-72 66l4-12M-30 70l2-8M20 56l2 6M62 32l8 12M98 4l12 8', 'ivory', 2.2, { opacity: 0.8 }),
  ],
  primitive_rebel_world: [
    body('M-166 62l28-44 28 44z'),
    body('M-118 66l22-36 22 36z'),
    line('M-138 18l-6-10M-138 18l6-10M-52 72l14-108M-43-28l5-18 6 18z', 'ivory', 2.8),
    lamps([-138, 54]),
  ],
  devolved_uplift_race: [
    line(helix(-126, 74, 50), 'ivory', 3),
    line('M-110 8c-4-18 14-20 10-38M-132 4c2-14-10-18-4-32', 'ivory', 3, { dash: '5 6' }),
  ],
  smuggling_world: [
    line('M-166 66C-130 84-96 20-128 2s-50 30-10 44S-66 30-50-14', 'ivory', 2.6, { dash: '2 7' }),
    ...ship(-56, -10, 22),
  ],
  dying_colony: [
    body('M-150 60a40 40 0 0 1 80 0z', 'ivory', 0.55),
    line('M-110 20l-8 16 10 8-6 16M-72 42l-12 6', 'ivory', 2),
    line('M-46 64q-4-30 12-38M-34 26q12-4 16 8', 'ivory', 2.6),
    line('M-164 62h140', 'ivory', 2.6),
  ],
  insect_uplift_race: [
    body(ellipse(-116, 24, 11, 34, 24)),
    line('M-124-4q-10-20-26-22M-112-8q2-22 16-30', 'ivory', 2.4),
    line('M-112 10q40-40 58-14-4 30-62 30M-122 14q-44-20-48 8 10 24 52 12', 'ivory', 2.6),
  ],
  abandoned_alien_uplift_camp: [
    ...pyramid(-140, 60, 44, 48),
    ...pyramid(-66, 64, 38, 40),
    line(helix(-104, 54, 62), 'lightest', 2.8),
  ],
  blaster_runners: [
    ...ship(-78, -2, 26),
    ...ship(-116, 34, 22),
    line('M-164 14h40M-176 28h34M-176 54h28M-150 0h26', 'ivory', 2.2, { opacity: 0.75 }),
  ],
  trading_outpost: [
    line('M-116 68v-88M-152-4h72M-146 68h60', 'ivory', 3),
    line('M-152-4l-14 30M-152-4l14 30M-80-4l-14 30M-80-4l14 30', 'ivory', 1.8),
    body('M-168 26h32a16 12 0 0 1-32 0zM-96 26h32a16 12 0 0 1-32 0z'),
  ],
  gambling_world_rvi: [
    body(circle(-114, 22, 42)),
    line(circle(-114, 22, 30), 'brass', 2.2),
    line('M-114-8v60M-144 22h60M-135 1l42 42M-93 1l-42 42', 'ivory', 1.8),
    body(circle(-114, 22, 9), 'brass', 1),
    solid(circle(-88, 4, 4.5), 'ivory'),
  ],
  alien_uplift_center: [...pyramid(-112, 62, 96, 92), line(helix(-112, 58, 34), 'lightest', 2.6)],
  universal_symbionts: [
    line(circle(-28, -12, 26) + circle(8, 10, 26) + circle(-30, 34, 22), 'lightest', 3.2, { opacity: 0.9 }),
    solid(circle(-28, -12, 7) + circle(8, 10, 7) + circle(-30, 34, 6), 'lightest', 0.9),
  ],
  interstellar_prospectors: [
    line(circle(-116, 8, 30), 'ivory', 3.4),
    line('M-138 30l-30 36', 'ivory', 5.4),
    ...crystal(-116, 6, 18),
  ],
  rebel_convict_mines: [
    line(ellipse(-148, 24, 13, 20, 30) + ellipse(-128, 44, 13, 20, -60), 'ivory', 3.8),
    line('M-112 56l10 6M-84 62l8-10', 'ivory', 3.8),
    line(circle(-56, 46, 20), 'ivory', 4.4),
  ],
  gem_smugglers: [
    line('M-150 66q-22-44 12-62h50q34 18 12 62zM-138 4l-8-18h66l-8 18', 'ivory', 2.6, { dash: '6 6' }),
    ...crystal(-113, 28, 24),
  ],
  hidden_fortress: [
    line('M-46 56v-62h18v-28h12v12h14v-12h12v28h18v62zM-12 56v-22a8 8 0 0 1 18 0v22', 'ivory', 2.6, { dash: '6 5' }),
    line('M-64 58q60-16 112 0', 'ivory', 2.6, { opacity: 0.8 }),
  ],
};
