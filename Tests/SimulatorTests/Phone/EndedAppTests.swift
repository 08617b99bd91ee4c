import TactusInstalledApps
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusSimulator
import TestSupport
import Testing

/// The ends of launched apps, and the page's controls for the phone's questions.
@Suite struct EndedAppTests {
  private static let bundle = BundleIdentifier(prefix: "com.example", name: "Broken")

  /// A program that prints lines and ends.
  private struct BrokenProgram: SimulatedProgram {
    var name = "broken"

    func start(
      onPhoneAt socket: String, settings: PhoneSettings, output: String
    ) throws(SimulatorError) -> any SimulatedProcess {
      let words =
        "for i in 1 2 3 4 5 6; do echo line $i; done; echo 'a: Fatal error: no scale'; "
        + "for i in 1 2 3 4 5 6 7 8 9; do echo frame $i; done; exit 3"
      return try BuiltProgram.start("/bin/sh", ["-c", words], onPhoneAt: socket, output: output)
    }
  }

  @Test("HomeScreen.X1, HomeScreen.X4. Phone and pages have the last lines of an ended app")
  func ended() throws {
    let bench = try SimulatorBench(isWeighing: false) { options in
      let app = AppDescription(identifier: Self.bundle, name: "Broken")
      options.installedApps = [SimulatedInstallation(app, program: BrokenProgram())]
    }
    let page = try WebClient.page(bench)
    page.sendHello()
    #expect(page.receives(#"{"welcome""#))
    let host = bench.simulator.host
    host.send(.launch(Self.bundle, .icon))
    host.advance()
    #expect(page.receives(#"{"ended": {"app": "Broken", "reason": "it ended with 3""#))
    host.advance()
    let ending = try #require(host.state.appEndings[Self.bundle])
    #expect(ending.reason == "it ended with 3")
    #expect(
      ending.lines
        == ["line 4", "line 5", "line 6", "a: Fatal error: no scale"]
        + (1...4).map { "frame \($0)" })
    // A page that comes later has it too.
    let later = try WebClient.page(bench)
    later.sendHello()
    #expect(later.receives(#"{"ended": {"app": "Broken""#))
    host.send(.launch(Self.bundle, .icon))
    host.advance()
    #expect(page.receives(#"{"ended": null}"#))
  }

  @Test("SimulatorPages.SA1. A page answers the question that is shown, and no later one")
  func answers() throws {
    let bench = try SimulatorBench(isWeighing: false)
    let page = try WebClient.page(bench)
    page.sendHello()
    // Without a question an answer does nothing.
    page.send(text: #"{"answer": "Allow"}"#)
    page.send(text: #"{"shake": true}"#)
    let host = bench.simulator.host
    #expect(page.receives("nobody-there"))
    #expect(host.state.expectedAnswers.isEmpty)
    host.send(.ask(SystemAlert(title: "Scale?", buttons: ["Deny", "Allow"]), for: nil))
    host.advance()
    #expect(page.receives(#""alert": {"title": "Scale?", "buttons": ["Deny", "Allow"]}"#))
    page.send(text: #"{"answer": "Perhaps"}"#)
    page.send(text: #"{"answer": "Allow"}"#)
    #expect(page.receives(#""alert": null"#))
    #expect(host.state.alerts.isEmpty)
    #expect(host.notes.contains { $0.event == .answered("Scale?", "Allow") })
  }

  @Test("SimulatorPages.SA2. A page has the name of the app before, and returns to it")
  func back() throws {
    let bench = try SimulatorBench(isWeighing: false)
    let page = try WebClient.page(bench)
    page.sendHello()
    #expect(page.receives(#""back": null"#))
    // Without a way back the step does nothing, and is no error.
    page.send(text: #"{"back": true}"#)
    page.send(text: #"{"shake": true}"#)
    #expect(page.receives("nobody-there"))
    #expect(!bench.simulator.host.notes.contains { $0.word == "no-use" })
  }
}
