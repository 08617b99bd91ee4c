import Foundation
import HapticAdaptation
import HapticFormats
import TestSupport
import Testing

/// The built command on an input device that umockdev stands in for.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/umockdev-wrapper"),
    "needs the package umockdev"),
  .serialized)
struct PlayOnGamepadTests {
  private let pattern = SharedFolder.project.appending(path: "Examples/Patterns/done.ahap").path

  @Test("The kernel is told each step of the pattern, as strong and when it should be")
  func plays() throws {
    let diary = "/tmp/tactus-\(UUID().uuidString.prefix(8)).txt"
    defer { try? FileManager.default.removeItem(atPath: diary) }
    let program = try run(["play", pattern, "--to", "evdev"], diary: diary)
    #expect(program.waitUntilExit() == 0, "\(program.errorOutput)")
    let told = try uploads(diary)
    let steps = MotorScore(try AHAPReader().read(pattern).pattern).filter { !$0.isSilent }
    #expect(told.map(\.strong) == steps.map { Int($0.strong * 65_535) })
    #expect(told.map(\.weak) == steps.map { Int($0.weak * 65_535) })
    // The command's own start is the same for all; what is left is the thread's punctuality.
    let delays = zip(told, steps).map { $0.time - $1.time }
    let spread = (delays.max() ?? 1) - (delays.min() ?? 0)
    #expect(spread < 0.1)
    #expect(try String(contentsOfFile: diary, encoding: .utf8).hasSuffix("remove\n"))
  }

  @Test("It is listed with what it can do")
  func devices() throws {
    let program = try run(["devices"])
    #expect(program.waitUntilExit() == 0)
    #expect(program.output.contains("Timer Pad, rumble + periodic + gain, 16 effects"))
  }

  @Test("Pulled out in the midst of a pattern, it gives one clear error")
  func vanishes() throws {
    let program = try run(["play", pattern, "--to", "evdev"], lastUpload: 5)
    #expect(program.waitUntilExit() == 3)
    #expect(program.errorOutput.contains("'evdev:event5' was lost while it played"))
    #expect(program.errorOutput.components(separatedBy: "error:").count == 2)
  }

  @Test("Without a free place for an effect it says so")
  func noSlots() throws {
    let program = try run(["play", pattern, "--to", "evdev"], slots: 0)
    #expect(program.waitUntilExit() == 3)
    #expect(program.errorOutput.contains("all its 0 places for effects are taken"))
  }

  // MARK: Internals

  private func run(
    _ arguments: [String], slots: Int = 16, lastUpload: Int = -1, diary: String = "/dev/null"
  ) throws -> RunningProgram {
    let tactus = FinishedProcess.builtTactus
    let mock = tactus.deletingLastPathComponent().appending(path: "MockGamepad").path
    return try RunningProgram(
      "/usr/bin/umockdev-wrapper",
      [mock, diary, "\(slots)", "\(lastUpload)", tactus.path] + arguments)
  }

  /// Seconds and strengths of each upload in a diary.
  private func uploads(_ diary: String) throws -> [(time: Double, strong: Int, weak: Int)] {
    try String(contentsOfFile: diary, encoding: .utf8).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 6, let time = Double(words[0]), let strong = Int(words[3]),
        let weak = Int(words[4])
      else { return nil }
      return (time, strong, weak)
    }
  }
}
