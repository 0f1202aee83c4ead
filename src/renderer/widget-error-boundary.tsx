import { Component, type ReactNode } from "react";
import { logBrokenWidget, reportBrokenWidget, type WidgetPlace } from "#data/page/report.ts";

interface Props {
  place: WidgetPlace;
  /** Whether the host takes reports. */
  reports: boolean;
  /** The fallback in the widget's place, with a retry button. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a broken widget from breaking the page. */
export class WidgetErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    const { place, reports } = this.props;
    logBrokenWidget(place, error);
    if (reports) reportBrokenWidget(place, error);
  }

  readonly retry = (): void => this.setState({ broken: false });

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children;
  }
}
