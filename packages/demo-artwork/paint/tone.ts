import { hueTowards, oklch } from "./colour.ts";

/** A material's five steps from shadow to highlight. */
export interface Tone {
  deep: string;
  dark: string;
  mid: string;
  light: string;
  glow: string;
}

/** A tone around one colour: shadows lean to violet, lights lean to warm, as under a warm lamp. */
export function toneOf(hue: number, chroma = 0.19, lightness = 0.62): Tone {
  const cool = (share: number) => hueTowards(hue, 290, share);
  const warm = (share: number) => hueTowards(hue, 92, share);
  return {
    deep: oklch(lightness * 0.38, chroma * 0.72, cool(0.16)),
    dark: oklch(lightness * 0.68, chroma * 0.95, cool(0.08)),
    mid: oklch(lightness, chroma, hue),
    light: oklch(lightness + (0.97 - lightness) * 0.5, chroma * 0.82, warm(0.1)),
    glow: oklch(lightness + (0.99 - lightness) * 0.86, chroma * 0.34, warm(0.16)),
  };
}

export const gold: Tone = { deep: "#5a2102", dark: "#c06a08", mid: "#fbb021", light: "#ffe06a", glow: "#fff8d6" };
export const silver: Tone = { deep: "#252c42", dark: "#66718f", mid: "#a9b6cd", light: "#dfe8f4", glow: "#ffffff" };
export const copper: Tone = { deep: "#45130b", dark: "#94412a", mid: "#d9805a", light: "#f8b994", glow: "#fff0e2" };
export const jade: Tone = { deep: "#03332c", dark: "#06735b", mid: "#1db886", light: "#86ecb6", glow: "#eafff0" };
export const ruby: Tone = { deep: "#49021b", dark: "#a0082e", mid: "#e8213f", light: "#ff7a77", glow: "#ffe3da" };
export const sapphire: Tone = { deep: "#0b1557", dark: "#1c3fb4", mid: "#2f7df0", light: "#83c3ff", glow: "#eaf7ff" };
export const amethyst: Tone = { deep: "#2a0a55", dark: "#6420b0", mid: "#a24bef", light: "#d59bff", glow: "#f8eaff" };
export const leaf: Tone = { deep: "#0b3413", dark: "#1c7a2a", mid: "#4cbb35", light: "#a6e65c", glow: "#f3ffd0" };
export const ivory: Tone = { deep: "#5b4630", dark: "#b79c78", mid: "#efe0c2", light: "#fdf5e2", glow: "#ffffff" };
export const coal: Tone = { deep: "#07070f", dark: "#171827", mid: "#303348", light: "#646a86", glow: "#c9d0e6" };
export const wood: Tone = { deep: "#2c1006", dark: "#63290f", mid: "#a3521f", light: "#d58a44", glow: "#f9d79d" };
export const ember: Tone = { deep: "#5a0c02", dark: "#b92a05", mid: "#fb6a10", light: "#ffb53a", glow: "#fff3c0" };
export const rose: Tone = { deep: "#54093f", dark: "#b01c75", mid: "#f0539c", light: "#ff9fc4", glow: "#fff0f4" };
export const aqua: Tone = { deep: "#033a55", dark: "#0b7aa0", mid: "#1cbcd6", light: "#84eef0", glow: "#effffb" };
export const lemon: Tone = { deep: "#6b3d00", dark: "#c98a04", mid: "#fbd01c", light: "#fff07a", glow: "#fffde0" };
export const orange: Tone = { deep: "#5e1b02", dark: "#c24a06", mid: "#fa8a14", light: "#ffc05a", glow: "#fff2d2" };
