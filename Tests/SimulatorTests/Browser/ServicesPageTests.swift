import Foundation
import TactusPhone
import TactusPhoneHost
import TactusSimulator
import TactusSoundFiles
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

    @Test(
      """
      AudioRecorder.RC1, Permissions.PE4, Accessibility.AC19. An app of tactus simulate records the \
      given file, and the page reads how loud it is
      """)
    func recordedFile() throws {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "tactus-\(UUID().uuidString)")
      let bundle = folder.appending(path: "Memo.app")
      try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let list = """
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>com.example.Memo</string>
        <key>CFBundleExecutable</key><string>MemoApp</string>
        <key>NSMicrophoneUsageDescription</key><string>Memos are recorded.</string>
        </dict></plist>
        """
      try list.write(to: bundle.appending(path: "Info.plist"), atomically: true, encoding: .utf8)
      let program = bundle.appending(path: "MemoApp")
      try FinishedProcess.copyProgram(
        FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "MemoApp"),
        to: program)
      let voice = folder.appending(path: "voice.wav").path
      let writer = try SoundFileWriter(voice, sampleRate: 48_000, channelCount: 1, format: .int16)
      // Two seconds at the recorder's rate: the file begins with the recording.
      try writer.write([Float](repeating: 0.25, count: 96_000))
      try writer.finish()
      let simulate = try SimulateProcess([program.path, "--bare", "--microphone", voice])
      let browser = try Chromium()
      try browser.open(simulate.address)
      try browser.wait(seconds: 60, until: "!document.getElementById('prompt').hidden")
      #expect(try browser.textContent(of: "prompt").contains("Microphone"))
      try browser.click("#prompt button:last-child")
      try browser.wait(forText: "memo, 0.25")
      try browser.click("#tab-services")
      try browser.wait(until: "\(Self.panel).includes('MicrophoneOn')")
      #expect(browser.scriptErrors == [])
    }

    @Test("SimulatorPages.SV1, SystemAlerts.W1. The health sheet is answered type by type")
    func health() throws {
      let simulate = try SimulateProcess()
      let browser = try simulate.browser(showing: "Run")
      try browser.click("#tab-services")
      try browser.wait(until: "\(Self.panel).includes('No app has used health data')")
      try browser.tap("Run")
      try browser.wait(for: "Start")
      try browser.tap("Start")
      try browser.wait(for: "Write Workouts")
      try keep(browser, as: "page-health-sheet.png")
      // The page receives no touches while it comes in.
      try browser.letTimePass(1)
      try browser.tap("Write Workouts", across: 0.9)
      try browser.letTimePass(1)
      try browser.tap("Read Steps", across: 0.9)
      try browser.wait(
        until: "document.querySelector('\(SimulateProcess.element("Read Steps"))').ariaChecked"
          + " === 'true'")
      // The headings of the groups begin with the same word.
      try browser.tap("Allow", role: "button", isWhole: true)
      try browser.wait(for: "Finish")
      try browser.wait(until: "\(Self.panel).includes('2 of 4 allowed')")
      try keep(browser, as: "page-services-health.png")
      #expect(browser.scriptErrors == [])
      #expect(!simulate.messages.contains("error"), "\(simulate.messages)")
    }
  }
}
