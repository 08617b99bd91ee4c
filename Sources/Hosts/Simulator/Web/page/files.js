// The person's files: dropped on the phone they are sent to it, and the panel offers downloads.

import { make } from "/haptics.js";

/** The words of the browser for a drag of files. */
const fileDrag = "Files";

/** Returns a size in words. */
function sizeOf(bytes) {
  const units = ["bytes", "KB", "MB", "GB"];
  let [value, place] = [bytes, 0];
  while (value >= 1000 && place < units.length - 1) [value, place] = [value / 1000, place + 1];
  return `${new Intl.NumberFormat(undefined, { maximumFractionDigits: place < 2 ? 0 : 1 }).format(value)} ${units[place]}`;
}

export class Files {
  /**
   * @param panel The panel with the downloads.
   * @param phone The element that takes what is dropped.
   * @param showNotice Shows a message to the user.
   */
  constructor(panel, phone, showNotice) {
    Object.assign(this, { panel, phone, showNotice });
    /** The largest size of a file; null for a phone without a folder. */
    this.limit = null;
    /** The end of the files that are being sent. */
    this.sending = Promise.resolve();
    this.chooser = make("input", "");
    this.chooser.type = "file";
    this.chooser.multiple = true;
    this.chooser.hidden = true;
    this.chooser.onchange = () => {
      this.send([...this.chooser.files]);
      this.chooser.value = "";
    };
    this.accept();
    this.show(null);
  }

  /** Shows the files; null for a phone without a folder. */
  show(files) {
    this.limit = files?.limit ?? null;
    if (!files) {
      this.panel.replaceChildren(make("p", "empty", "This phone has no folder for files."));
      return;
    }
    const add = make("button", "", "Add files …");
    add.type = "button";
    add.onclick = () => this.chooser.click();
    const rows = files.list.map(({ path, size, changed }) => {
      const link = make("a", "", path);
      link.href = `/files/${path.split("/").map(encodeURIComponent).join("/")}`;
      link.download = path.split("/").at(-1);
      const row = make("li", "file");
      row.append(
        link, make("span", "", `${sizeOf(size)} · ${new Date(changed * 1000).toLocaleString()}`));
      return row;
    });
    const list = make("ul", "files");
    list.append(...rows);
    const empty = make(
      "p", "empty", "Files that are dropped on the phone, and those that apps save, appear here.");
    this.panel.replaceChildren(add, this.chooser, rows.length > 0 ? list : empty);
  }

  // Internals

  /** Takes files that are dropped on the phone; beside it a browser would open them. */
  accept() {
    const hasFiles = (event) => [...(event.dataTransfer?.types ?? [])].includes(fileDrag);
    const isOnPhone = (event) => this.phone.contains(event.target);
    addEventListener("dragover", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const accepts = isOnPhone(event) && this.limit !== null;
      event.dataTransfer.dropEffect = accepts ? "copy" : "none";
      this.phone.classList.toggle("drop", accepts);
    });
    for (const name of ["dragleave", "dragend"]) {
      addEventListener(name, () => this.phone.classList.remove("drop"));
    }
    addEventListener("drop", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      this.phone.classList.remove("drop");
      if (!isOnPhone(event)) return;
      const items = [...event.dataTransfer.items].filter((item) => item.kind === "file");
      const folders = items.filter((item) => item.webkitGetAsEntry?.()?.isDirectory).length;
      if (folders > 0) {
        this.showNotice("Folders cannot be dropped on the phone, only files.");
        return;
      }
      this.send([...event.dataTransfer.files]);
    });
  }

  /** Sends files, one after the other (SimulatorPages.FI2). */
  send(files) {
    this.sending = this.sending.then(async () => {
      for (const file of files) await this.sendOne(file);
    });
    return this.sending;
  }

  async sendOne(file) {
    if (this.limit === null) return this.showNotice("This phone has no folder for files.");
    if (file.size > this.limit) {
      return this.showNotice(
        `“${file.name}” is too large: a file may have ${Math.floor(this.limit / 2 ** 20)} MB.`);
    }
    try {
      const answer = await fetch(`/files/${encodeURIComponent(file.name)}`, { method: "PUT", body: file });
      // What becomes of a stored file comes from the phone.
      if (!answer.ok) this.showNotice(`“${file.name}”: ${(await answer.text()).trim()}`);
    } catch {
      this.showNotice(`“${file.name}” could not be sent.`);
    }
    return undefined;
  }
}
