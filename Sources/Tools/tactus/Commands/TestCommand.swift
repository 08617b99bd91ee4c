import Glibc
import TactusCommandKit
import TactusSwiftSDK

/// `tactus test`: runs a package's unit tests, and saves the results for CI.
enum TestCommand {
  static let package = Operand.file("DIR", help: "The folder of a package.")
  static let words = Operand.files(
    "ARGS", least: 0, help: "Further arguments of 'swift test' after --, such as --filter.")
  static let out = Option<String?>.text(
    "out", short: "o", value: "DIR",
    help: "A folder for the results, the haptic log and pictures; created if missing.")

  static let network = Option.flag(
    "network",
    help: "Let tests use the network, which is off otherwise.")

  static let model = ModelOption.option(
    default: .current, help: "The model of the tests' phone, except in a SimulatedPhone.")

  static let command = Command(
    "test",
    abstract: "Test an unchanged iPhone package, and save the results for CI.",
    discussion: """
      Builds the package with the Swift SDK of Tactus, and runs its XCTest and Swift Testing \
      tests. The SDK is the user's if 'tactus sdk install' has installed it from this Tactus, and \
      otherwise one of its own. Nothing plays: the phone of the tests is headless. The network \
      is off: a URLProtocol of the test serves requests, and others fail.

      The folder of --out then contains tests.xml with all results in JUnit format, haptics.jsonl \
      with the haptics outside of a SimulatedPhone, which 'tactus log' reads, output.txt with the \
      output, and in failures/ for each SimulatedPhone of a failed test a picture of its screen \
      and its haptic log.
      """,
    examples: [
      Example("tactus test .", "Tests the package in this folder."),
      Example("tactus test MyPackage --out results", "Saves the results in a folder."),
      Example("tactus test . --model iphone-8", "Tests on the screen of an older phone."),
      Example("tactus test . -- --filter Scale", "Runs some of the tests."),
    ],
    operands: [package, words],
    options: [out, model, network],
    statuses: [
      .findings, .unreadableInput, .serviceMissing, .cannotCreateOutput, .outputFailed,
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let folder = arguments[package]
    guard access("\(folder)/Package.swift", R_OK) == 0 else {
      throw CommandFailure(
        .unreadableInput, "is not a package: there is no Package.swift", at: SourceLocation(folder))
    }
    let phoneModel = try ModelOption.model(arguments[model])
    try ManifestCheck.run(folder)
    let sdk = try SwiftSDK.current(version: TactusProgram.program.version, for: [folder])
    setenv("TACTUS_MODEL", phoneModel.name, 1)
    if arguments[network] { setenv("TACTUS_NETWORK", "1", 1) }
    let results = try arguments[out].map { try TestResults($0) }
    let run = TestRun(of: folder, with: sdk, words: arguments[words], results: results)
    let hasPassed = try run.run()
    return hasPassed ? .success : .findings
  }
}
