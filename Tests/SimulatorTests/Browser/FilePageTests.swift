import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The person's files on the page: dropped on the phone, and downloaded.
  @Suite(.serialized) struct FilePageTests {
    /// Drops files with a text on an element of the page.
    private func drop(_ names: [String], _ text: String, on selector: String, _ browser: Chromium)
      throws
    {
      let files = names.map { "new File(['\(text)'], '\($0)')" }.joined(separator: ", ")
      try browser.evaluate(
        """
        (() => {
          const dataTransfer = new DataTransfer();
          for (const file of [\(files)]) dataTransfer.items.add(file);
          const target = document.querySelector('\(selector)');
          for (const name of ["dragenter", "dragover", "drop"]) {
            target.dispatchEvent(
              new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
          }
        })()
        """)
    }

    private func notice(_ text: String, _ browser: Chromium) throws {
      try browser.wait(
        seconds: 120, until: "document.getElementById('log').textContent.includes('\(text)')")
    }

    @Test(
      "SimulatorPages.FI2, SimulatorPages.FI4, SimulatorPages.FI5. Files are dropped and come down"
    )
    func dropsAndDownloads() throws {
      let simulate = try SimulateProcess { try SimulateProcess.installLinkingApp("One", on: $0) }
      let files = simulate.folder.appending(path: "phone/Documents")
      let browser = try simulate.browser(showing: "One")
      // On the Home screen no app opens the file.
      try drop(["menu.txt"], "tea", on: "#glass", browser)
      try notice("“menu.txt” is in the phone\\'s files; no app in front opens it.", browser)
      try browser.tap("One")
      try browser.wait(forText: "opened nothing")
      try drop(["list.txt", "pot.bin"], "soup", on: "#glass", browser)
      try browser.wait(forText: "opened soup")
      try notice("and One opens it.", browser)
      try notice("“pot.bin” is in the phone\\'s files; no app in front opens it.", browser)
      // The page says it of each file, and not only of the last one.
      let shown = try browser.textContent(of: "notice")
      #expect(shown.contains("“list.txt”") && shown.contains("“pot.bin”"), "\(shown)")
      let inbox = simulate.folder.appending(path: "phone/Data/com.example.One/Documents/Inbox")
      #expect(try FileManager.default.contentsOfDirectory(atPath: inbox.path) == ["list.txt"])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: files.path).sorted()
          == ["list.txt", "menu.txt", "pot.bin"])
      // Beside the phone nothing is taken, and the browser does not leave the page.
      try drop(["side.txt"], "x", on: "#panel-haptics", browser)
      // What an app saves appears, and comes down as it is.
      try Data("<b>bread</b>".utf8).write(to: files.appending(path: "bread & butter.html"))
      try browser.click("#tab-files")
      let link =
        "[...document.querySelectorAll('.file a')].find(a => a.textContent.includes('bread'))"
      try browser.wait(seconds: 120, until: "(\(link))?.download === 'bread & butter.html'")
      try browser.evaluate(
        """
        fetch((\(link)).href).then(async (answer) => {
          window.got = [
            await answer.text(), answer.headers.get("Content-Disposition"),
            answer.headers.get("Content-Security-Policy").startsWith("sandbox"),
          ].join(" ");
        })
        """)
      try browser.wait(
        until: """
          window.got === "<b>bread</b> attachment; filename*=UTF-8''bread%20%26%20butter.html true"
          """)
      #expect(!FileManager.default.fileExists(atPath: files.appending(path: "side.txt").path))
      #expect(browser.scriptErrors == [])
    }
  }
}
