import Foundation
import TactusInstalledApps
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusSimulator
import TestSupport
import Testing

extension BrowserTests {
  /// The bar below the phone, and the controls above it.
  @Suite(.serialized) struct PromptTests {
    private static let bundle = BundleIdentifier(prefix: "com.example", name: "Broken")

    /// A program that prints a line and ends.
    private struct BrokenProgram: SimulatedProgram {
      var name = "broken"

      func start(
        onPhoneAt socket: String, settings: PhoneSettings, output: String
      ) throws(SimulatorError) -> any SimulatedProcess {
        let process = try BuiltProgram.start(
          "/bin/sh", ["-c", "echo 'Fatal error: no scale'; exit 3"], onPhoneAt: socket,
          output: output)
        return TracedProcess(process)
      }
    }

    /// A process whose end has a stack.
    private final class TracedProcess: SimulatedProcess {
      private let process: any SimulatedProcess

      init(_ process: any SimulatedProcess) { self.process = process }

      func ending() -> String? {
        process.ending().map { "\($0)\n  … 2 frames of UIKit\n▸ weigh() at Broken.swift:3:1" }
      }
      func suspend(_ isSuspended: Bool) { process.suspend(isSuspended) }
      var residentBytes: Int? { process.residentBytes }
      func end() { process.end() }
    }

    @Test("SimulatorPages.SA1, SimulatorPages.SA2. The page answers a question, locks and wakes")
    func answers() throws {
      let bench = try SimulatorBench(isWeighing: false)
      let browser = try bench.browser()
      let host = bench.simulator.host
      host.send(.ask(SystemAlert(title: "Scale?", buttons: ["Deny", "Allow"]), for: nil))
      host.advance()
      try browser.wait(until: "!document.getElementById('prompt').hidden")
      #expect(try browser.textContent(of: "prompt") == "Scale?DenyAllow")
      try browser.click("#prompt button:last-child")
      try browser.wait(until: "document.getElementById('prompt').hidden")
      #expect(host.notes.contains { $0.event == .answered("Scale?", "Allow") })
      try browser.click("#lock-tool")
      try browser.wait(until: "tactus.state.locked")
      #expect(try browser.textContent(of: "lock-tool") == "Wake")
      try browser.click("#lock-tool")
      try browser.wait(until: "!tactus.state.locked")
      #expect(try browser.number("Number(document.getElementById('back-tool').hidden)") == 1)
      #expect(browser.scriptErrors == [])
    }

    @Test("SimulatorPages.SA3. The page opens a web page, and gives back where it leads")
    func webPage() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      bench.simulator.host.send(.text("page"))
      bench.simulator.host.advance()
      try browser.wait(until: "!document.getElementById('prompt').hidden")
      #expect(
        try browser.text("document.querySelector('#prompt a').href") == "https://kettle.test/in")
      #expect(try browser.text("document.querySelector('#prompt a').rel").contains("noopener"))
      // Without an address nothing is given back.
      try browser.click("#prompt button")
      #expect(try browser.holds("!document.getElementById('prompt').hidden"))
      _ = try browser.evaluate(
        "document.querySelector('#prompt input').value = ' kettle://in?a=1 '")
      try browser.click("#prompt button")
      try browser.wait(until: "document.getElementById('prompt').hidden")
      try browser.wait(
        until: "document.getElementById('log').textContent.includes('url: kettle://in?a=1')")
      bench.simulator.host.send(.text("page"))
      bench.simulator.host.advance()
      try browser.wait(until: "!document.getElementById('prompt').hidden")
      try browser.click("#prompt button:last-child")
      try browser.wait(until: "document.getElementById('prompt').hidden")
      #expect(browser.scriptErrors == [])
    }

    @Test("HomeScreen.X4. The page shows the last lines of an app that has ended")
    func ended() throws {
      let bench = try SimulatorBench(isWeighing: false) { options in
        let app = AppDescription(identifier: Self.bundle, name: "Broken")
        options.installedApps = [SimulatedInstallation(app, program: BrokenProgram())]
      }
      let browser = try bench.browser()
      let host = bench.simulator.host
      host.send(.launch(Self.bundle, .icon))
      host.advance()
      try browser.wait(
        until: "document.getElementById('prompt').textContent.startsWith('Broken has ended')")
      try browser.click("#prompt button")
      let cover = "document.getElementById('cover')"
      try browser.wait(until: "\(cover).querySelector('pre')?.textContent.includes('no scale')")
      #expect(try browser.textContent(of: "cover").contains("it ended with 3  … 2 frames of UIKit"))
      // Crashes.CR5. The app's own frame is bold.
      #expect(
        try browser.text("\(cover).querySelector('pre b').textContent")
          == "▸ weigh() at Broken.swift:3:1")
      try browser.click("#cover button")
      try browser.wait(until: "!\(cover).querySelector('pre')")
      try browser.click("#prompt button:last-child")
      try browser.wait(until: "document.getElementById('prompt').hidden")
      #expect(browser.scriptErrors == [])
    }
  }
}
