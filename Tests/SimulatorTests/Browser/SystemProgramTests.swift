import Foundation
import Glibc
import TestSupport
import Testing

extension BrowserTests {
  /// The programs of the system on the page: questions and the Settings app.
  @Suite(.serialized) struct SystemProgramTests {
    @Test(
      "SystemAlerts.Q2, SystemAlerts.R4. A question is asked by a process, again after its end")
    func question() throws {
      let simulate = try SimulateProcess {
        try SimulateProcess.installLinkingApp("One", on: $0)
        try SimulateProcess.installLinkingApp("Two", on: $0)
      }
      let browser = try simulate.browser(showing: "One")
      try browser.tap("One")
      try browser.wait(for: "Link")
      try browser.tap("Link")
      try browser.wait(for: "Cancel")
      let first = try simulate.wait(for: "--alerts", browser)
      _ = try simulate.replace(first, "--alerts", browser)
      try browser.wait(for: "Open")
      try browser.tap("Open")
      try browser.wait(forText: "opened two:tea")
      // The way back asks, too; canceled, the app stays in front.
      try browser.tap("Link")
      try browser.wait(for: "Cancel")
      try browser.tap("Cancel")
      try browser.wait(without: "Cancel")
      try browser.wait(for: "Link")
      // An app that is killed takes its question with it.
      try browser.tap("Link")
      try browser.wait(for: "Cancel")
      for app in simulate.programs("LinkingApp") { kill(app, SIGKILL) }
      try browser.wait(without: "Cancel")
      try browser.wait(for: "Scale")
      #expect(browser.scriptErrors == [])
    }

    @Test("Settings.SE2. 3D Touch that is switched off in the Settings app reaches a running app")
    func settings() throws {
      let simulate = try SimulateProcess { try SimulateProcess.installLinkingApp("One", on: $0) }
      let browser = try simulate.browser(showing: "One")
      try browser.tap("One")
      try browser.wait(forText: "force available")
      try browser.click("#home-tool")
      try browser.wait(for: "Settings")
      try browser.tap("Settings")
      try browser.wait(for: "Battery")
      try browser.tap("3D Touch")
      try browser.wait(for: "Light")
      // The page has come in from the right.
      let toggle = SimulateProcess.element("3D Touch").replacing(" [", with: " [role=\"switch\"][")
      try browser.wait(
        until: "(([x, , width]) => x + width < 360)(document.querySelector('\(toggle)').frame)")
      try browser.tap("3D Touch", role: "switch")
      try browser.wait(until: "tactus.state.settings['3D Touch'] === false")
      try browser.click("#home-tool")
      try browser.wait(for: "One")
      try browser.tap("One")
      try browser.wait(forText: "force unavailable")
      #expect(browser.scriptErrors == [])
    }
  }
}
