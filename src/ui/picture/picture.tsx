import { createContext, useContext, useEffect, useRef, useState } from "react";
import { classes } from "../classes.ts";
import styles from "./picture.module.css";

/** Widths in pixels in which the platform stores pictures. */
const WIDTHS = [96, 160, 240, 360, 480, 720, 1080] as const;

/** Base URL of pictures with a relative path; null: the page's own origin. */
export const PictureBaseContext = createContext<string | null>(null);

interface PictureProps {
  src: string;
  /** The alternative text, or "" where text beside it already says so. */
  alt: string;
  /** The box in CSS pixels; phones with two points or more for a pixel request twice that width. */
  width: number;
  height: number;
  /** The first big picture of a screen: loaded before all others. */
  eager?: boolean | undefined;
  /** Shown in the box when the picture fails; `alt` by default. */
  name?: string | undefined;
  className?: string | undefined;
}

/** A picture of the platform with its size. One that fails becomes a plain box with its name. */
export function Picture({ src, alt, width, height, eager = false, name = alt, className }: PictureProps) {
  const base = useContext(PictureBaseContext) ?? "";
  const address = (pixels: number) => pictureUrl(src.startsWith("/") ? `${base}${src}` : src, pixels);
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  useEffect(() => {
    // The picture may have failed before React attached the handler.
    if (ref.current?.complete && ref.current.naturalWidth === 0 && ref.current.currentSrc) setFailedSrc(src);
  }, [src]);
  if (failedSrc === src) {
    return (
      <span
        className={classes(styles.picture, styles.failed, className)}
        role={alt ? "img" : undefined}
        aria-label={alt || undefined}
      >
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
        <span aria-hidden="true">{name}</span>
      </span>
    );
  }
  return (
    <img
      ref={ref}
      className={classes(styles.picture, className)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding={eager ? "auto" : "async"}
      fetchPriority={eager ? "high" : "low"}
      // The first is in `src`; only what is preloaded has to repeat it.
      srcSet={`${eager ? `${address(width)} 1x, ` : ""}${address(width * 2)} 2x`}
      src={address(width)}
      onError={() => setFailedSrc(src)}
    />
  );
}

/**
 * The address of a picture in the smallest supported width of at least `width` pixels. Data URLs are returned
 * unchanged.
 */
export function pictureUrl(src: string, width: number): string {
  if (src.startsWith("data:") || src.startsWith("blob:")) return src;
  const supported = WIDTHS.find((candidate) => candidate >= width) ?? WIDTHS[WIDTHS.length - 1];
  return `${src}${src.includes("?") ? "&" : "?"}w=${supported}`;
}
