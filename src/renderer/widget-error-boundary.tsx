import { Component, type ReactNode } from "react";
import type { WidgetPlace } from "#data/page/report.ts";

interface Props {
  place: WidgetPlace;
  /** Whether the host takes reports. */
  reports: boolean;
  /** The fallback in the widget's place, with a retry button. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Few pages break: none loads this code before. */
async function report(place: WidgetPlace, error: unknown, reports: boolean): Promise<void> {
  const { logAndReport } = await import("#data/page/report.ts");
  logAndReport(place, error, reports);
}

/** Keeps a broken widget from breaking the page. */
export class WidgetErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    const { place, reports } = this.props;
    void report(place, error, reports);
  }

  readonly retry = (): void => this.setState({ broken: false });

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children;
  }
}
