import { Component, type ReactNode } from "react";
import { reportBrokenWidget, type WidgetPlace } from "./report.ts";

interface Props {
  place: WidgetPlace;
  /** What stands in the widget's place, with a way to try again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a broken widget from taking the page with it. */
export class WidgetErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportBrokenWidget(this.props.place, error);
  }

  readonly retry = (): void => this.setState({ broken: false });

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children;
  }
}
