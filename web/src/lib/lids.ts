// The pictures on the lids of the boxes, as cut paper: layers from the back to the front on a sheet of 400 × 240.
// Where a card is flat the top is cut off, so nothing that matters is above 60.

export interface Layer {
  d: string;
  fill?: string;
  /** A drawn line instead of, or around, a cut shape. */
  line?: string;
  width?: number;
  /** How much of it shows, 0 to 1. */
  veil?: number;
  /** Candle light: it flickers and has no rough edge. */
  lit?: boolean;
}

export interface Lid {
  /** The sky, from the top to the horizon. */
  sky: [string, string];
  /** Where light comes from behind everything, and its colour. */
  glow: [number, number, string];
  layers: Layer[];
}

const FLAME = "#ffb454";
const PALE = "#efe4cf";

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const arch = (x: number, y: number, w: number, h: number): string => `M${x} ${y + h}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;
const pane = (x: number, y: number, w: number, h: number): string => `M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.55}h${w}`;
const ghost = (x: number, y: number): string =>
  `M${x} ${y}c-13 0-20 11-20 25 0 15-4 24-8 36 8-2 10 6 16 1 5 6 9 6 13 0 5 6 10 5 14-1 4 3 8 1 12-1-5-12-8-22-8-35 0-14-6-25-19-25z`;
const eyes = (x: number, y: number, r = 2.2, gap = 9): string => disc(x, y, r) + disc(x + gap, y, r);
const gem = (x: number, y: number, w: number, h: number): string => `M${x - w} ${y}l${w * 0.2} ${-h * 0.8}l${w * 0.9} ${-h * 0.2}l${w * 0.7} ${h * 0.25}l${w * 0.2} ${h * 0.75}z`;
const facet = (x: number, y: number, w: number, h: number): string => `M${x - w} ${y}l${w * 0.2} ${-h * 0.8}l${w * 0.9} ${-h * 0.2}l${-w * 0.25} ${h * 0.3}l${-w * 0.05} ${h * 0.7}z`;

function crystal(x: number, y: number, w: number, h: number, dark: string, light: string): Layer[] {
  return [
    { d: gem(x, y, w, h), fill: dark },
    { d: facet(x, y, w, h), fill: light, veil: 0.85 },
  ];
}

function web(x: number, y: number, r: number): string {
  const spokes = Array.from({ length: 10 }, (_, i) => (i * Math.PI) / 5 + 0.2);
  const at = (angle: number, far: number): string => `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  const threads = spokes.map((angle) => `M${x} ${y}L${at(angle, r)}`);
  // Each ring sags a little between its spokes.
  const rings = [0.25, 0.45, 0.65, 0.85].flatMap((part) =>
    spokes.map((angle) => `M${at(angle, r * part)}Q${at(angle + Math.PI / 10, r * part * 0.84)} ${at(angle + Math.PI / 5, r * part)}`),
  );
  return [...threads, ...rings].join("");
}

const WINDOWS: [number, number, number, number][] = [
  [190, 62, 20, 30],
  [128, 112, 15, 24],
  [256, 112, 15, 24],
  [96, 168, 14, 22],
  [128, 168, 14, 22],
  [256, 168, 14, 22],
  [290, 160, 14, 22],
];

const widow: Lid = {
  sky: ["#21193a", "#8a4350"],
  glow: [200, 190, "#e58a45"],
  layers: [
    { d: disc(292, 84, 34), fill: "#f4dcae", veil: 0.92 },
    { d: "M236 78c30-10 60 6 112-4v9c-46 8-76-6-112 3zM40 66c34-8 54 4 86-2v6c-34 6-50-4-86 3z", fill: "#3a2848", veil: 0.8 },
    { d: "M40 240v-90l16-26 16 26v-34l22-34 22 34v40h168v-30l18-34 20 34v26l14-20 18 26v82z", fill: "#3b2745" },
    { d: "M76 240v-92l-8 2 32-34 20 20V104l-8 3 24-42 24 42-8-3v22h10V52l-10 4 46-56 46 56-10-4v74h14v-22l-8 3 22-42 24 42-8-3v32l10-12 34 32-8-2v86z", fill: "#17111d" },
    { d: "M198 0v-22M136 65V48M264 65V48M198-14l12 5-12 5z", line: "#17111d", width: 3 },
    ...WINDOWS.map(([x, y, w, h]): Layer => ({ d: arch(x, y, w, h), fill: FLAME, lit: true })),
    { d: WINDOWS.map(([x, y, w, h]) => pane(x, y, w, h)).join(""), line: "#17111d", width: 1.8 },
    { d: "M162 240v-60a38 38 0 0 1 76 0v60z", fill: "#5d3326" },
    { d: "M168 240v-58a32 32 0 0 1 64 0v58z", fill: "#f3a03f", lit: true },
    { d: "M180 240c3-20 9-34 11-46 2-8 4-11 9-11s7 3 9 11c2 12 8 26 11 46z", fill: "#241729" },
    { d: disc(200, 176, 8), fill: "#3a2433" },
    { d: "M200 160c-10 0-15 8-15 17 0 14-5 28-11 46 6 5 10 4 13 0 0-14 3-24 6-30-3-4-4-9-4-14 0-7 4-11 11-11s11 4 11 11c0 5-1 10-4 14 3 6 6 16 6 30 3 4 7 5 13 0-6-18-11-32-11-46 0-9-5-17-15-17z", fill: PALE, veil: 0.95 },
    { d: "M140 240l14-9h92l14 9z", fill: "#2c1d24" },
    { d: ghost(88, 176), fill: "#f19a86", veil: 0.6 },
    { d: ghost(318, 164), fill: "#9fc6ea", veil: 0.55 },
    { d: eyes(82, 196) + eyes(312, 184), fill: "#17111d" },
  ],
};

const hilltop: Lid = {
  sky: ["#0d1730", "#3c5a78"],
  glow: [250, 110, "#9db8d8"],
  layers: [
    { d: disc(256, 112, 50), fill: "#f3ead0" },
    { d: disc(240, 98, 8) + disc(272, 126, 11) + disc(266, 92, 5), fill: "#d8ccae" },
    { d: "M200 124c40-10 70 8 150-5v8c-66 12-104-6-150 4zM180 88c20-6 42 2 64-2v5c-22 4-40-2-64 3z", fill: "#20334f", veil: 0.75 },
    { d: "M0 216c60-24 110-16 160-34 70-24 150 0 240 22v36H0z", fill: "#1d2d40" },
    { d: "M0 240c90-6 110-66 196-72 92-6 116 62 204 72z", fill: "#0c1119" },
    { d: "M164 178v-50l-12 4 28-34v-18h12v10l14-18 42 52-11-3v-1l6 60z", fill: "#0c1119" },
    { d: "M230 176v-34l32-6 8 44zM150 178v-20h16v20z", fill: "#0c1119" },
    { d: arch(184, 112, 13, 20) + arch(212, 112, 13, 20), fill: FLAME, lit: true },
    { d: arch(196, 148, 16, 26), fill: "#ffd08a", lit: true },
    { d: pane(184, 112, 13, 20) + pane(212, 112, 13, 20), line: "#0c1119", width: 1.6 },
    { d: "M204 174c2 18-26 20-18 36 8 14 40 12 36 30", line: "#54636e", width: 5, veil: 0.6 },
    { d: "M96 232c4-36-4-54 2-82M98 178c-14-10-20-24-30-28M97 190c14-14 22-16 30-34M98 164c-6-12-4-20-10-30M99 156c8-8 8-18 16-26M76 158c-8 0-12-6-18-6M118 172c8-2 10-6 18-6", line: "#0c1119", width: 4 },
    { d: "M280 220v-22M296 226v-22M312 231v-20M328 236v-18M272 204l64 20M272 212l64 19", line: "#0c1119", width: 3 },
    { d: "M132 92c6-6 10-4 12 0 2-4 6-6 12 0-6-1-9 1-12 6-3-5-6-7-12-6zM316 74c5-5 8-3 10 0 2-3 5-5 10 0-5-1-8 1-10 5-2-4-5-6-10-5zM164 70c4-4 7-3 8 0 1-3 4-4 8 0-4-1-6 1-8 4-2-3-4-5-8-4z", fill: "#0c1119" },
  ],
};

const delve: Lid = {
  sky: ["#171a26", "#3b342f"],
  glow: [208, 200, "#d9741f"],
  layers: [
    { d: "M0 0h400v240H0z", fill: "#33291f" },
    { d: "M0 70l46-22 40 18 60-34 66 14 58-22 60 30 70-14v200H0z", fill: "#463726" },
    { d: "M40 96l26 20-8 30M352 84l-22 30 12 26M60 190l22-14M338 190l22 10M120 60l10 20M290 62l-14 20", line: "#2b2118", width: 3 },
    { d: "M96 240c-12-52 4-112 44-136 42-24 98-22 130 8 36 34 40 84 30 128z", fill: "#1a120c" },
    { d: "M124 240c-6-40 6-84 34-102 30-18 70-16 92 6 26 26 28 64 20 96z", fill: "#6b3a17" },
    { d: "M150 240c-4-30 4-60 22-74 20-14 44-12 60 4 18 20 20 46 14 70z", fill: "#0f0a08" },
    { d: "M140 104l10 42 12-48 10 30 12-40 14 54 12-56 10 34 14-30 10 40 14-26-10-16-50-12-50 8z", fill: "#1a120c" },
    { d: eyes(176, 186) + eyes(214, 178, 2.8, 12) + eyes(196, 204, 1.8, 7), fill: "#ffe08a", lit: true },
    { d: "M86 236l6-74 8 0-2 74z", fill: "#241a12" },
    { d: disc(94, 142, 32), fill: FLAME, veil: 0.22, lit: true },
    { d: "M94 164c-16-6-16-24-6-34 4-6 4-12 3-19 12 8 20 20 19 32 0 10-6 18-16 21z", fill: "#ff9d3b", lit: true },
    { d: "M94 162c-8-4-8-14-2-20 2-3 3-6 2-10 7 6 10 12 9 18 0 6-4 10-9 12z", fill: "#ffe3a1", lit: true },
    { d: "M268 240c0-18 3-34 12-38-5-4-5-14 4-15 9 1 9 11 4 15 10 4 13 20 13 38zM298 240l-2-62 4-10 4 10-2 62z", fill: "#0b0806" },
    { d: "M322 240c0-14 4-26 11-28-5-4-4-12 3-12s8 8 3 12c8 2 12 14 12 28zM318 222l40-10 1 4-40 10z", fill: "#0b0806" },
    { d: "M0 240v-30l40 10 36-8 30 28zM290 240l40-6 36-14 34 8v12z", fill: "#1d1610" },
  ],
};

const manor: Lid = {
  sky: ["#161d1f", "#5c6a4e"],
  glow: [200, 170, "#b7a65a"],
  layers: [
    { d: disc(108, 92, 26), fill: "#e6e3bd", veil: 0.75 },
    { d: "M0 200c60-14 100-4 150-12s160-10 250 6v46H0z", fill: "#26301f" },
    { d: "M110 240v-98l-8 2 42-34 12 9V98h12v32l36-34 36 34V98h12v21l12-9 42 34-8-2v98z", fill: "#12150f" },
    { d: "M176 240v-86h48v86zM166 156l34-28 34 28z", fill: "#1d2218" },
    { d: [180, 192, 204, 216].map((x) => `M${x} 160v74`).join(""), line: "#3a4230", width: 4 },
    { d: arch(124, 150, 16, 26) + arch(148, 150, 16, 26) + arch(236, 150, 16, 26) + arch(260, 150, 16, 26), fill: FLAME, lit: true },
    { d: arch(124, 196, 16, 26) + arch(260, 196, 16, 26) + arch(193, 108, 14, 14), fill: "#d9a54f", lit: true },
    { d: pane(124, 150, 16, 26) + pane(148, 150, 16, 26) + pane(236, 150, 16, 26) + pane(260, 150, 16, 26) + pane(124, 196, 16, 26) + pane(260, 196, 16, 26), line: "#12150f", width: 2 },
    { d: "M0 240l6-60c10-30 4-70-6-110M6 140c26-14 40-10 64-30M4 176c22-4 40 4 62-6", line: "#0b0d09", width: 7 },
    { d: web(62, 142, 58), line: "#e9e6d8", width: 1, veil: 0.75 },
    { d: "M62 142v40", line: "#e9e6d8", width: 1, veil: 0.9 },
    { d: disc(62, 190, 8) + disc(62, 179, 4.5), fill: "#070806" },
    { d: "M56 186c-10-6-12-12-12-18M55 190c-10-2-14 2-18 6M57 195c-6 4-8 8-8 14M68 186c10-6 12-12 12-18M69 190c10-2 14 2 18 6M67 195c6 4 8 8 8 14", line: "#070806", width: 2 },
    { d: "M400 76h-58v20M372 76l28 26", line: "#0b0d09", width: 5 },
    { d: disc(342, 134, 44), fill: FLAME, veil: 0.2, lit: true },
    { d: "M328 112h28l6 40h-40z", fill: "#ffc46b", lit: true },
    { d: "M322 152h40v7h-40zM326 112l16-16 16 16zM342 112v40M328 112l-6 40M356 112l6 40", fill: "#0b0d09", line: "#0b0d09", width: 3 },
  ],
};

const caverns: Lid = {
  sky: ["#0b1622", "#1f4a58"],
  glow: [214, 170, "#5fd0d6"],
  layers: [
    { d: "M0 0h400v74l-34 20-18-28-30 34-24-44-36 16-22 34-26-44-40 10-26 38-30-46-34 12-22 32-24-30-34 18z", fill: "#0a1119" },
    { d: "M0 180c40-22 70-8 100-20 60-24 150-18 200-4 40 10 70-6 100 10v74H0z", fill: "#12303c" },
    { d: "M318 196c-40 8-96 10-112-12-10-16 6-34 28-36 26-4 40 8 58-4 10-8 14-24 30-30l2-10 8 9c18 4 24 16 34 20-8 10-20 8-30 6-2 22 2 46-18 57z", fill: "#0a1a24" },
    { d: "M336 118l10 3-7 5z", fill: "#ffd166", lit: true },
    ...crystal(150, 214, 18, 96, "#2f8fa3", "#8fe6e6"),
    ...crystal(186, 222, 26, 148, "#3f6fb5", "#b9d8ff"),
    ...crystal(228, 222, 20, 108, "#6a55b0", "#cdb9f5"),
    ...crystal(122, 222, 13, 58, "#3c7fc0", "#a8dcff"),
    ...crystal(262, 224, 15, 62, "#2f8fa3", "#8fe6e6"),
    ...crystal(206, 228, 12, 50, "#44a7a8", "#c9fff4"),
    { d: "M0 240v-30l36-8 44 14 60 4 50 8 90-6 52-10 68 12v16z", fill: "#0a1119" },
    { d: "M68 222c0-16 3-28 9-32-4-4-3-13 4-13s8 9 4 13c7 3 10 16 10 32zM76 176l5-9 4 9z", fill: "#050a0f" },
    { d: "M95 194l12 4v10", line: "#050a0f", width: 3 },
    { d: disc(107, 212, 14), fill: FLAME, veil: 0.3, lit: true },
    { d: "M103 207h8l1 11h-10z", fill: "#ffd08a", lit: true },
  ],
};

const PLAIN: Lid = {
  sky: ["#1b1626", "#6b4a3a"],
  glow: [200, 190, "#c9772f"],
  layers: [
    { d: disc(110, 96, 24), fill: "#f0dcb0", veil: 0.8 },
    { d: "M0 240v-40l24-50 24 44 20-56 24 50 18-34 20 86zM270 240l18-84 20 34 24-60 22 56 22-40 24 54v40z", fill: "#241b22" },
    { d: "M130 240v-84l-14 4 60-62v-16h16v4l12-8 84 82-16-4v84z", fill: "#130e0f" },
    { d: arch(160, 158, 22, 32) + arch(224, 158, 22, 32), fill: FLAME, lit: true },
    { d: arch(191, 186, 24, 54), fill: "#ffc46b", lit: true },
    { d: pane(160, 158, 22, 32) + pane(224, 158, 22, 32), line: "#130e0f", width: 2.4 },
    { d: "M0 226c80-12 130 4 200-2s140-8 200 4v12H0z", fill: "#1c1413" },
  ],
};

const LIDS: Record<string, Lid> = { widow, hilltop, delve, manor, caverns };

/** The lid of a box; a game without a picture of its own gets a house in a wood. */
export function lidOf(game: string): Lid {
  return (Object.hasOwn(LIDS, game) ? LIDS[game] : undefined) ?? PLAIN;
}
