import Foundation
import TactusPhone
import TactusPhoneHost
import TactusSimulator
import TestSupport
import Testing

extension BrowserTests {
  /// The panel of services, and the questions of services that the page answers.
  @Suite(.serialized) struct ServicesPageTests {
    private func keep(_ browser: Chromium, as name: String) throws {
      guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
      try browser.picture().write(to: URL(fileURLWithPath: folder).appending(path: name))
    }

    private static let panel = "document.getElementById('panel-services').textContent"

    @Test("SimulatorPages.SV1, Permissions.PE4. The page answers for the microphone, and shows it")
    func microphone() throws {
      let bench = try SimulatorBench(isWeighing: false) { options in
        options.program = BuiltProgram(name: "AskingApp")
      }
      let browser = try bench.browser()
      try browser.click("#tab-services")
      try browser.wait(until: "\(Self.panel).includes('No app has asked')")
      try browser.wait(until: "!document.getElementById('prompt').hidden")
      #expect(try browser.textContent(of: "prompt").contains("Microphone"))
      try browser.click("#prompt button:last-child")
      try browser.wait(forText: "granted")
      try browser.wait(until: "\(Self.panel).includes('MicrophoneOn')")
      try keep(browser, as: "page-services-microphone.png")
      let host = bench.simulator.host
      var environment = host.state.environment
      environment.isRecording = true
      host.send(.environment(environment))
      host.advance()
      try browser.wait(until: "\(Self.panel).includes('MicrophoneIn use')")
      #expect(browser.scriptErrors == [])
    }
  }
}
