import Foundation
import TactusHapticAdaptation
import TactusHapticFormats
import TestSupport
import Testing

/// Whether the gamepad is that of a real kernel.
private let isOnRealKernel = ProcessInfo.processInfo.environment["TACTUS_GAMEPAD"] == "uinput"

/// Tests the built command on an input device that umockdev emulates; with `TACTUS_GAMEPAD=uinput`,
/// as Scripts/real-kernel sets, on one of a real kernel.
@Suite(
  .enabled(
    if: isOnRealKernel
      || FileManager.default.isExecutableFile(atPath: "/usr/bin/umockdev-wrapper"),
    "needs the package umockdev"),
  .serialized)
struct PlayOnGamepadTests {
  /// The factor by which programs start more slowly: a real kernel is emulated.
  private static let slowness = isOnRealKernel ? 8.0 : 1

  private let pattern = SharedFolder.project.appending(path: "Examples/Patterns/done.ahap").path

  @Test("The kernel receives each step of the pattern, with its strength and at its time")
  func plays() throws {
    let log = "/tmp/tactus-\(UUID().uuidString.prefix(8)).txt"
    defer { try? FileManager.default.removeItem(atPath: log) }
    let program = try run(["play", pattern, "--to", "evdev"], log: log)
    #expect(program.waitUntilExit() == 0, "\(program.errorOutput)")
    let received = try uploads(log)
    let steps = MotorScore(try AHAPReader().read(pattern).pattern).filter { !$0.isSilent }
    let wanted = steps.map { [Int($0.strong * 65_535), Int($0.weak * 65_535)] }
    if isOnRealKernel {
      // An emulated machine is sometimes late, and skips late steps.
      let missing = wanted.difference(from: received.map { [$0.strong, $0.weak] })
      #expect(missing.removals.isEmpty && missing.insertions.count <= wanted.count / 4)
      return
    }
    #expect(received.map { [$0.strong, $0.weak] } == wanted)
    // The start of the command is the same for all; the rest is the thread's jitter.
    let delays = zip(received, steps).map { $0.time - $1.time }
    let spread = (delays.max() ?? 1) - (delays.min() ?? 0)
    #expect(spread < 0.1 * Self.slowness)
    #expect(try String(contentsOfFile: log, encoding: .utf8).hasSuffix("remove\n"))
  }

  @Test("The gamepad is listed with its abilities")
  func devices() throws {
    let program = try run(["devices"])
    #expect(program.waitUntilExit() == 0)
    #expect(program.output.contains("Timer Pad, rumble + periodic + gain, 16 effects"))
  }

  @Test("Removing the gamepad during a pattern gives one clear error")
  func vanishes() throws {
    let program = try run(["play", pattern, "--to", "evdev"], lastUpload: 5)
    #expect(program.waitUntilExit() == 3)
    #expect(program.errorOutput.contains(/'evdev:event\d+' was lost while it played/))
    #expect(program.errorOutput.components(separatedBy: "error:").count == 2)
  }

  @Test("Ctrl-C stops the effect and removes it from the device", .timeLimit(.minutes(10)))
  func interrupt() throws {
    let pattern = try PlayedPattern.endless()
    // The command prints nothing itself.
    let program = try run(["play", pattern.path, "--to", "evdev"], log: "/dev/stdout")
    #expect(program.wait(seconds: 60) { $0.output.contains(#/ play [1-9]/#) })
    program.signal(SIGINT)
    #expect(program.waitUntilExit() == 130, "\(program.errorOutput)")
    let lines = program.output.split(separator: "\n")
    #expect(lines.contains { $0.contains(" upload ") })
    #expect(lines.last?.hasSuffix(" remove") == true)
    #expect(lines.dropLast().last?.hasSuffix(" play 0") == true)
  }

  @Test("An app continues when its gamepad is back, and is notified once", .timeLimit(.minutes(10)))
  func returns() throws {
    let log = "/tmp/tactus-\(UUID().uuidString.prefix(8)).txt"
    defer { try? FileManager.default.removeItem(atPath: log) }
    let app = FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "SteadyTaps")
    let program = try run(
      ["\(3 * Self.slowness)"], on: app, out: Self.slowness, back: 0.5 * Self.slowness,
      log: log,
      environment: ["TACTUS_ACTUATORS": "evdev"])
    #expect(program.waitUntilExit() == 0, "\(program.errorOutput)")
    let times = try uploads(log).map { $0.time / Self.slowness }
    #expect(times.contains { $0 < 1 })
    #expect(!times.contains { $0 > 1.05 && $0 < 1.5 })
    #expect(times.contains { $0 > 2 })
    #expect(program.errorOutput.components(separatedBy: "warning:").count == 2)
    #expect(program.errorOutput.contains(/'evdev:event\d+' was lost while it played/))
  }

  @Test("Arriving and departing gamepads are reported at once", .timeLimit(.minutes(10)))
  func watch() throws {
    let program = try run(["devices", "--watch", "--json"], out: 0.7 * Self.slowness, back: 0.3)
    #expect(program.wait(seconds: 30) { $0.output.components(separatedBy: "\n").count > 3 })
    program.signal(SIGINT)
    #expect(program.waitUntilExit() == 130, "\(program.errorOutput)")
    let changes = try program.output.split(separator: "\n").map { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return ["event", "address", "title"].map { value?[$0] as? String ?? "" }
    }
    try #require(changes.map { $0[0] } == ["present", "departed", "arrived"])
    #expect(changes.allSatisfy { $0[2] == "Timer Pad" })
    #expect(changes[0][1].hasPrefix("evdev:event") && changes[0][1] == changes[1][1])
    // umockdev's device comes back with another number.
    #expect(isOnRealKernel || changes[2][1] == "evdev:event6")
  }

  @Test(
    "A gamepad without a free effect slot is an error",
    .enabled(if: !isOnRealKernel, "uinput makes no device without places"))
  func noSlots() throws {
    let program = try run(["play", pattern, "--to", "evdev"], slots: 0)
    #expect(program.waitUntilExit() == 3)
    #expect(program.errorOutput.contains("all its 0 effect slots are in use"))
  }

  // MARK: Internals

  private func run(
    _ arguments: [String], on app: URL = FinishedProcess.builtTactus, slots: Int = 16,
    lastUpload: Int = -1, out: Double = -1, back: Double = -1, log: String = "/dev/null",
    environment: [String: String] = [:]
  ) throws -> RunningProgram {
    let folder = FinishedProcess.builtTactus.deletingLastPathComponent()
    let helper = folder.appending(path: isOnRealKernel ? "UinputGamepad" : "MockGamepad").path
    let words = [log, "\(slots)", "\(lastUpload)", "\(out)", "\(back)", app.path] + arguments
    let environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if isOnRealKernel {
      return try RunningProgram(helper, words, environment: environment)
    }
    return try RunningProgram(
      "/usr/bin/umockdev-wrapper", [helper] + words, environment: environment)
  }

  /// Returns the times in seconds and the strengths of the uploads in a log.
  private func uploads(_ log: String) throws -> [(time: Double, strong: Int, weak: Int)] {
    try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 6, let time = Double(words[0]), let strong = Int(words[3]),
        let weak = Int(words[4])
      else { return nil }
      return (time, strong, weak)
    }
  }
}
