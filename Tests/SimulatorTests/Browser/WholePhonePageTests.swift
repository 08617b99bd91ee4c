import Foundation
import Glibc
import TestSupport
import Testing

extension BrowserTests {
  /// `tactus simulate APP`: the app on a phone with a Home screen.
  @Suite(.serialized) struct WholePhonePageTests {
    /// Copies an example's program with a property list of its own, so that it is no example.
    private func app(_ name: String, in phone: URL) throws -> String {
      let folder = phone.deletingLastPathComponent().appending(path: "built")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let program = folder.appending(path: "Scale")
      try FileManager.default.copyItem(
        at: FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "Scale"),
        to: program)
      let list = """
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>com.example.\(name)</string>
        <key>CFBundleDisplayName</key><string>\(name)</string>
        </dict></plist>
        """
      try list.write(to: folder.appending(path: "Info.plist"), atomically: true, encoding: .utf8)
      return program.path
    }

    private func start(_ options: [String] = []) throws -> (SimulateProcess, Chromium) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID())")
      let program = try app("Balance", in: folder.appending(path: "phone"))
      let simulate = try SimulateProcess([program] + options, in: folder)
      let browser = try Chromium()
      try browser.open(simulate.address)
      try browser.wait(forText: "weight, 0 grams")
      return (simulate, browser)
    }

    @Test("HomeScreen.S10, HomeScreen.S11. An app is on a whole phone, Home behind it")
    func wholePhone() throws {
      let (simulate, browser) = try start()
      #expect(try browser.holds("tactus.state.hasHome && tactus.state.app === 'Balance'"))
      // Home behind the app, with the icons of all apps and those of the dock.
      try browser.click("#home-tool")
      for icon in ["Balance", "Scale", "Mail", "Settings"] { try browser.wait(for: icon) }
      // HomeScreen.S11. The first four are in the dock, at the lower edge of the screen.
      for (icon, isDocked) in [
        ("Settings", true), ("Health", true), ("Mail", true), ("Photos", true), ("Balance", false),
        ("Scale", false),
      ] {
        let top = try browser.number(
          "document.querySelector('\(SimulateProcess.element(icon))').frame[1]")
        #expect((top > 650) == isDocked, "\(icon) \(top)")
      }
      #expect(try browser.holds("document.getElementById('cover').hidden"))
      // The icon opens it again; it is the same process.
      try browser.tap("Balance")
      try browser.wait(forText: "weight, 0 grams")
      #expect(simulate.programs("built/Scale").count == 1)
      // The switcher has its card.
      try browser.click("#apps-tool")
      try browser.wait(for: "Balance")
      try browser.click("#home-tool")
      try browser.wait(for: "Mail")
      // Another app, and the lock.
      try browser.tap("Mail")
      try browser.wait(for: "Ines Ferreira")
      try browser.click("#lock-tool")
      try browser.wait(until: "tactus.state.locked && !document.getElementById('cover').hidden")
      try browser.click("#lock-tool")
      try browser.wait(for: "Ines Ferreira")
      // No line of the page names the parts of the phone.
      #expect(try !browser.textContent(of: "log").contains("tactus-home"))
      #expect(browser.scriptErrors == [])
    }

    @Test("HomeScreen.S10, SimulatorPages.ST5. Restart starts the app again, and time is rewound")
    func restartAndRewind() throws {
      let (simulate, browser) = try start()
      let first = simulate.programs("built/Scale")
      let home = simulate.programs("tactus-home")
      let since = try browser.number("tactus.state.since")
      try browser.click("#restart")
      try browser.wait("another process: \(simulate.messages)") {
        let now = simulate.programs("built/Scale")
        return now.count == 1 && now != first
      }
      try browser.wait(until: "tactus.state.since > \(since) && tactus.state.canRewind")
      try browser.wait(until: "tactus.state.status === 'running'")
      try browser.wait(forText: "weight, 0 grams")
      // The Home screen was there all the time.
      #expect(simulate.programs("tactus-home").contains { home.contains($0) })
      // Home is pressed after the instant to which time is rewound.
      try browser.letTimePass(0.5)
      try browser.click("#home-tool")
      try browser.wait(for: "Mail")
      // Back to the app's start, and along the input again.
      try browser.evaluate("tactus.time.rewind(tactus.state.since + 0.2)")
      try browser.wait(until: "tactus.state.pace === 'standing'")
      try browser.wait(forText: "weight, 0 grams")
      try browser.click("#pause")
      try browser.wait(until: "tactus.state.pace === 'going'")
      #expect(browser.scriptErrors == [])
    }

    @Test("HomeScreen.S10. The end of the app is shown at once, with a button that starts it again")
    func ending() throws {
      let (simulate, browser) = try start()
      let app = try #require(simulate.programs("built/Scale").first)
      kill(app, SIGKILL)
      try browser.wait(until: "document.getElementById('cover').dataset.kind === 'ended'")
      #expect(try browser.textContent(of: "cover").contains("Balance has ended"))
      try browser.evaluate(
        "[...document.querySelectorAll('#cover button')].find((it) => it.textContent === 'Start again').click()"
      )
      try browser.wait(forText: "weight, 0 grams")
      try browser.wait(until: "document.getElementById('cover').hidden")
      let other = try #require(simulate.programs("built/Scale").first)
      #expect(other != app)
      // Closed, it leaves the Home screen.
      kill(other, SIGKILL)
      try browser.wait(until: "document.getElementById('cover').dataset.kind === 'ended'")
      try browser.evaluate(
        "[...document.querySelectorAll('#cover button')].find((it) => it.textContent === 'Close').click()"
      )
      try browser.wait(for: "Mail")
      #expect(browser.scriptErrors == [])
    }

    @Test("HomeScreen.S10. --bare shows the app alone, and is for an app")
    func bare() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID())")
      let program = try app("Balance", in: folder.appending(path: "phone"))
      let simulate = try SimulateProcess([program, "--bare"], in: folder)
      let browser = try Chromium()
      try browser.open(simulate.address)
      try browser.wait(forText: "weight, 0 grams")
      #expect(try browser.holds("!tactus.state.hasHome"))
      #expect(simulate.programs("tactus-home").isEmpty)
      let alone = try FinishedProcess.tactus("simulate", "--bare", "--no-open")
      #expect(alone.status == 64 && alone.errorText.contains("--bare is for an app"))
      let phone = try FinishedProcess.tactus("simulate", program, "--bare", "--phone", folder.path)
      #expect(phone.status == 64 && phone.errorText.contains("--phone"))
    }

    @Test("HomeScreen.S12. A recording that goes to the Home screen and other apps replays")
    func recordings() throws {
      for startsWithApp in [true, false] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID())")
        let phone = folder.appending(path: "phone")
        let program = try app("Balance", in: phone)
        let session = folder.appending(path: "session")
        let arguments = (startsWithApp ? [program] : []) + ["--record", session.path]
        let simulate = try SimulateProcess(arguments, in: folder)
        let browser = try Chromium()
        try browser.open(simulate.address)
        if startsWithApp {
          try browser.wait(forText: "weight, 0 grams")
          try browser.click("#home-tool")
        }
        try browser.wait(for: "Mail")
        // The transition ends before the next touch.
        try browser.letTimePass(1)
        try browser.tap("Haptics")
        try browser.wait(until: "!document.querySelector('#elements [aria-label^=Mail]')")
        // Haptics have their times, which are not all the same.
        try browser.letTimePass(1)
        #expect(try browser.holds("tactus.state.since !== null"))
        simulate.end()
        let out = folder.appending(path: "out")
        let run = try FinishedProcess(
          FinishedProcess.builtTactus.path,
          ["run"] + (startsWithApp ? [program] : [])
            + ["--script", session.appending(path: "script.jsonl").path, "--out", out.path])
        #expect(run.status == 0, "\(run.errorText)")
        #expect(!run.errorText.contains("no app in the foreground"), "\(run.errorText)")
        let notes = try String(contentsOf: out.appending(path: "notes.jsonl"), encoding: .utf8)
        #expect(notes.contains("HapticsApp"), "\(notes)")
        withExtendedLifetime(simulate) {}
      }
    }
  }
}
