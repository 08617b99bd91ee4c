import Foundation
import TactusHapticAdaptation
import TactusHapticFormats
import TestSupport
import Testing

/// Tests the built command with a daemon that supports patterns, unlike that of Debian 12.
@Suite(
  .enabled(if: PrivateBus.isInstalled, "needs the package dbus"), .serialized,
  .timeLimit(.minutes(10)))
struct PlayOnFakeFeedbackdTests {
  private let bus: PrivateBus
  private let pattern = SharedFolder.project.appending(path: "Examples/Patterns/done.ahap").path

  init() throws { bus = try PrivateBus() }

  private func run(_ arguments: String...) throws -> RunningProgram {
    var environment = ProcessInfo.processInfo.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    environment["TACTUS_HAPTIC_LOG"] = nil
    return try RunningProgram(
      FinishedProcess.builtTactus.path, arguments, environment: environment)
  }

  @Test("A pattern arrives step by step, with the strengths of the score")
  func plays() throws {
    let daemon = try FakeFeedbackd(on: bus, patterns: .takes)
    let program = try run("play", pattern, "--to", "feedbackd")
    #expect(program.waitUntilExit() == 0, "\(program.errorOutput)")
    #expect(daemon.wait { $0.last?.arguments == [] })
    let steps = MotorScore(try AHAPReader().read(pattern).pattern, for: .phoneVibrator)
      .filter { !$0.isSilent }
    let received = daemon.calls.compactMap { $0.arguments.first.flatMap(Double.init) }
    // The daemon's log has six digits.
    let kept = try #require(places(of: received, in: steps.map(\.strong), tolerance: 1e-6))
    #expect(kept.first == 0 && kept.count * 2 >= steps.count)
  }

  @Test("Ctrl-C silences the motor, with status 130")
  func interrupted() throws {
    let daemon = try FakeFeedbackd(on: bus, patterns: .takes)
    let program = try run("play", pattern, "--to", "feedbackd", "--loop")
    #expect(daemon.wait { !$0.isEmpty })
    program.signal(SIGINT)
    #expect(program.waitUntilExit() == 130)
    #expect(daemon.wait { $0.last?.arguments == [] })
  }

  @Test("A daemon that refuses to vibrate is one clear error")
  func refused() throws {
    let daemon = try FakeFeedbackd(on: bus, patterns: .refuses, profile: "silent")
    let program = try run("play", pattern, "--to", "feedbackd")
    #expect(program.waitUntilExit() == 3)
    #expect(program.errorOutput.contains("it does not vibrate now: its profile is silent"))
    #expect(program.errorOutput.components(separatedBy: "error:").count == 2)
    withExtendedLifetime(daemon) {}
  }

  @Test("Each feedback starts when the daemon reports the end of the previous one")
  func several() throws {
    let daemon = try FakeFeedbackd(
      on: bus, events: ["button-released", "timeout-completed"], milliseconds: 200)
    let program = try run("feedback", "selection", "success", "--to", "feedbackd", "--wait")
    #expect(program.waitUntilExit() == 0, "\(program.errorOutput)")
    let calls = daemon.calls.filter { !$0.arguments[1].hasPrefix("x-") }
    #expect(calls.map { $0.arguments[1] } == ["button-released", "timeout-completed"])
    // The duration of the first feedback, and the pause.
    #expect((calls.last?.time ?? 0) - (calls.first?.time ?? 0) >= 0.5)
  }

  @Test("A missing daemon and a missing bus are one clear error each")
  func nobody() throws {
    let program = try run("feedback", "success", "--to", "feedbackd")
    #expect(program.waitUntilExit() == 3)
    #expect(program.errorOutput.contains("looked for org.sigxcpu.Feedback on the session bus"))
    #expect(program.errorOutput.contains("Install the package feedbackd."))
    bus.end()
    let other = try run("feedback", "success", "--to", "feedbackd")
    #expect(other.waitUntilExit() == 3)
    #expect(other.errorOutput.components(separatedBy: "error:").count == 2)
    #expect(other.errorOutput.contains("looked for the session bus"))
  }
}
