import Foundation
import Glibc
import TestSupport
import Testing

extension BrowserTests {
  /// The programs of a phone, each killed in the phases of its life; the phases are recognized by
  /// what the other side shows.
  @Suite(.serialized) struct KilledProgramTests {
    private let home = "tactus-home"

    @Test("HomeScreen.S4. A Home screen that is killed comes back, with and without an open menu")
    func killedHome() throws {
      let simulate = try SimulateProcess()
      let browser = try simulate.browser(showing: "Scale")
      // It shows its icons.
      let first = try simulate.wait(for: home, browser)
      let second = try simulate.replace(first, home, browser)
      try browser.wait(for: "Scale")
      // Its menu is open, and a finger is on it.
      try browser.pressDeeply("Scale")
      try browser.wait(for: "Blue")
      let third = try simulate.replace(second, home, browser)
      try browser.wait(without: "Blue")
      try browser.touch("touchEnd", [])
      try browser.wait(for: "Mail")
      // An app is in front: it stays there, and the Home button leads to the new Home screen.
      try browser.tap("Mail")
      try browser.wait(for: "Ines Ferreira")
      _ = try simulate.replace(third, home, browser)
      #expect(try browser.holds("document.querySelector('\(SimulateProcess.element("Ines"))')"))
      try browser.click("#home-tool")
      try browser.wait(for: "Scale")
      // The menu opens as before.
      try browser.pressDeeply("Scale")
      try browser.wait(for: "Blue")
      try browser.touch("touchEnd", [])
      #expect(browser.scriptErrors == [])
    }

    @Test("HomeScreen.L6. An app that is killed in front or in the background can be opened again")
    func killedApp() throws {
      let simulate = try SimulateProcess { try SimulateProcess.installLinkingApp("One", on: $0) }
      let browser = try simulate.browser(showing: "One")
      var old: [pid_t] = []
      for isInFront in [true, false, true] {
        try browser.tap("One")
        try browser.wait(forText: "opened nothing")
        let app = try simulate.wait(for: "LinkingApp", besides: old, browser)
        old.append(app)
        if !isInFront {
          try browser.click("#home-tool")
          try browser.wait(for: "Scale")
        }
        kill(app, SIGKILL)
        try browser.wait(for: "Scale")
        try simulate.wait(forMessage: "One has ended", count: old.count, browser)
      }
      #expect(browser.scriptErrors == [])
    }

    @Test("HomeScreen.S8. An app that hangs covers the page, until the user leaves it")
    func hangingApp() throws {
      let simulate = try SimulateProcess { try SimulateProcess.installLinkingApp("One", on: $0) }
      let browser = try simulate.browser(showing: "One")
      try browser.tap("One")
      try browser.wait(for: "Hang")
      try browser.tap("Hang")
      // The Home button works while the app does not answer.
      try browser.wait(until: "tactus.state.status === 'hanging'")
      try browser.wait(until: "!document.getElementById('cover').hidden")
      try browser.click("#home-tool")
      try browser.wait(until: "tactus.state.status === 'running'")
      try browser.wait(until: "document.getElementById('cover').hidden")
      try browser.wait(for: "Mail")
      try browser.tap("Mail")
      try browser.wait(for: "Ines Ferreira")
      #expect(browser.scriptErrors == [])
    }

    @Test("Bundles.D1. After kill -9 of the phone its programs end, and what apps have set is kept")
    func killedPhone() throws {
      let folder: URL
      var programs: [pid_t] = []
      let kept = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID())")
      defer { try? FileManager.default.removeItem(at: kept) }
      do {
        let simulate = try SimulateProcess { try SimulateProcess.installLinkingApp("One", on: $0) }
        folder = simulate.folder
        let browser = try simulate.browser(showing: "One")
        try browser.tap("One")
        try browser.wait(for: "Remember")
        try browser.tap("Remember")
        // Another process sees the quick action once it is on the disk.
        try browser.wait("a stored quick action") { try apps(folder).contains("'Egg 1'") }
        programs = [
          try simulate.wait(for: "LinkingApp", browser), try simulate.wait(for: home, browser),
        ]
        simulate.kill()
        // No program outlives its phone.
        try browser.wait("the end of all programs") {
          programs.allSatisfy { SimulateProcess.commandLine($0).isEmpty }
        }
        try FileManager.default.moveItem(at: folder, to: kept)
      }
      #expect(try apps(kept).contains("One 1.0, quick actions 'Egg 1'"))
      let again = try SimulateProcess(in: kept)
      let browser = try again.browser(showing: "One")
      try browser.pressDeeply("One")
      try browser.wait(for: "Egg 1")
      try browser.touch("touchEnd", [])
    }

    @Test("HomeScreen.Q7. A page that is killed during a press leaves no menu half open")
    func killedPage() throws {
      let simulate = try SimulateProcess()
      do {
        let browser = try simulate.browser(showing: "Scale")
        try browser.pressDeeply("Scale")
        try browser.wait(for: "Blue")
      }
      let browser = try simulate.browser(showing: "Blue")
      // The menu is open, and works.
      try browser.tap("Blue")
      try browser.wait(forText: "weight, 0 grams")
      try browser.click("#home-tool")
      try browser.wait(for: "Scale")
      try browser.wait(without: "Blue")
      #expect(browser.scriptErrors == [])
    }

    // MARK: Internals

    /// Returns the installed apps of a phone's folder, as the command lists them.
    private func apps(_ folder: URL) throws -> String {
      try FinishedProcess(
        FinishedProcess.builtTactus.path, ["apps", "--phone", folder.appending(path: "phone").path]
      ).text
    }
  }
}
