import { installEmulator } from "./install.mjs";

installEmulator();
