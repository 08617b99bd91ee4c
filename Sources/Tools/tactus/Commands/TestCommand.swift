import CommandKit
import Glibc
import SwiftSDK

/// `tactus test`: a package's unit tests, with what they leave for CI.
enum TestCommand {
  static let package = Operand.file("DIR", help: "The folder of a package.")
  static let words = Operand.files(
    "ARGS", least: 0, help: "What 'swift test' takes as well, behind --, such as --filter.")
  static let out = Option<String?>.text(
    "out", short: "o", value: "DIR",
    help: "A folder for the results, the haptic log and pictures; made where it is missing.")

  static let command = Command(
    "test",
    abstract: "Test a package for the iPhone as it is, and keep what CI wants.",
    discussion: """
      Builds the package with the Swift SDK of Tactus, and runs its tests, those of XCTest and those \
      of Swift Testing. The SDK is the user's, where 'tactus sdk install' has installed it of this \
      Tactus, and otherwise one of its own. Nothing shakes: the phone that tests bring is headless.

      In the folder that --out names there are then tests.xml with all results in JUnit's form, \
      haptics.jsonl with what was asked for outside of a SimulatedPhone, which 'tactus log' reads, \
      output.txt with what was printed, and in failures/ for each SimulatedPhone of a test that \
      failed a picture of its screen and its haptic log.
      """,
    examples: [
      Example("tactus test .", "Tests the package in this folder."),
      Example("tactus test MyPackage --out results", "Keeps what CI wants in a folder."),
      Example("tactus test . -- --filter Scale", "Runs some of the tests."),
    ],
    operands: [package, words],
    options: [out],
    statuses: [
      .findings, .unreadableInput, .serviceMissing, .cannotCreateOutput, .outputFailed,
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let folder = arguments[package]
    guard access("\(folder)/Package.swift", R_OK) == 0 else {
      throw CommandFailure(
        .unreadableInput, "is no package: it has no Package.swift", at: SourceLocation(folder))
    }
    let sdk = try SwiftSDK.current(version: TactusProgram.program.version)
    let results = try arguments[out].map { try TestResults($0) }
    let run = TestRun(of: folder, with: sdk, words: arguments[words], results: results)
    let hasPassed = try run.run()
    return hasPassed ? .success : .findings
  }
}
