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

    @Test("DocumentsInApps.OA4. One process hands a file to another, which is launched for it")
    func openIn() throws {
      let simulate = try SimulateProcess {
        try SimulateProcess.installLinkingApp("One", on: $0)
        try SimulateProcess.installLinkingApp("Two", on: $0)
      }
      let browser = try simulate.browser(showing: "One")
      try browser.tap("One")
      try browser.wait(for: "Hand over")
      try browser.tap("Hand over")
      try browser.wait(for: "Open in Two")
      // The page receives no touches while it comes in.
      try browser.letTimePass(1)
      try browser.tap("Open in Two")
      try browser.wait(forText: "opened soup")
      let inbox = simulate.folder.appending(path: "phone/Data/com.example.Two/Documents/Inbox")
      #expect(try FileManager.default.contentsOfDirectory(atPath: inbox.path) == ["menu.txt"])
      #expect(simulate.programs("LinkingApp").count == 2)
      #expect(browser.scriptErrors == [])
    }

    @Test("HomeScreen.S9. An installed app with the identifier of an example takes its place")
    func identifierOfExample() throws {
      let simulate = try SimulateProcess { try SimulateProcess.installLinkingApp("Scale", on: $0) }
      let browser = try simulate.browser(showing: "Scale")
      try browser.tap("Scale")
      try browser.wait(forText: "opened nothing")
      #expect(
        simulate.messages.contains(
          "the example “Scale” is not there, because an app with its identifier 'com.example.Scale'"
        ))
      simulate.end()
      // Its bundle is still there after another installation.
      let phone = simulate.folder.appending(path: "phone")
      try SimulateProcess.installLinkingApp("One", on: phone)
      let apps = try FinishedProcess(
        FinishedProcess.builtTactus.path, ["apps", "--json", "--phone", phone.path])
      let list = try JSONSerialization.jsonObject(with: apps.output) as? [[String: Any]] ?? []
      let app = try #require(list.first { $0["identifier"] as? String == "com.example.Scale" })
      let bundle = try #require(app["bundle"] as? String)
      #expect(FileManager.default.isExecutableFile(atPath: bundle + "/LinkingApp"))
    }

    @Test("Keyboards.SK2, Keyboards.SK8. A sentence is written by tapping the keys on the page")
    func keyboard() throws {
      let simulate = try SimulateProcess()
      let browser = try simulate.browser(showing: "Mail")
      try browser.evaluate("tactus.link.send({ set: { 'Hardware Keyboard': false } })")
      try browser.wait(until: "tactus.state.settings['Hardware Keyboard'] === false")
      try browser.tap("Mail")
      try browser.wait(for: "New Message")
      try browser.tap("New Message")
      try browser.wait(for: "shift")
      for key in ["H", "i", "space", "t", "h", "e", "r", "e"] {
        let selector = "#elements [aria-label=\"\(key)\"]"
        try browser.wait(seconds: 120, until: "document.querySelector('\(selector)')")
        try browser.tap(key, isWhole: true)
      }
      try browser.wait(
        seconds: 120,
        until: """
          [...document.querySelectorAll('#elements *')].some(e => e.textContent === 'Hi there')
          """)
      #expect(browser.scriptErrors == [])
      #expect(!simulate.messages.contains("error"), "\(simulate.messages)")
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
      // The page receives no touches while it comes in.
      try browser.letTimePass(1)
      try browser.tap("3D Touch", role: "switch", across: 0.9)
      try browser.wait(until: "tactus.state.settings['3D Touch'] === false")
      try browser.click("#home-tool")
      try browser.wait(for: "One")
      try browser.tap("One")
      try browser.wait(forText: "force unavailable")
      #expect(browser.scriptErrors == [])
    }
  }
}
