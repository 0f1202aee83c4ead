import { vi } from "vitest";

// Files that mock modules, or test those that have state, do not share them with the files before them.
vi.resetModules();
