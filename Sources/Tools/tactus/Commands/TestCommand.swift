import Glibc
import TactusCommandKit
import TactusPhone
import TactusSwiftSDK

/// `tactus test`: runs a package's unit tests, and saves the results for CI.
enum TestCommand {
  static let package = Operand.file("DIR", help: "The folder of a package, or an Xcode project.")
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

      Of an Xcode project the tests of the scheme run, with its test plan, arguments and variables; \
      Documentation/XcodeProjects.md describes what is read.

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
    options: [out, model, network, SchemeOption.option],
    statuses: [
      .findings, .unreadableInput, .serviceMissing, .cannotCreateOutput, .outputFailed,
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let folder = arguments[package]
    let phoneModel = try ModelOption.model(arguments[model])
    let project = try ProjectApp(
      folder, for: .test, scheme: arguments[SchemeOption.option], console: console)
    if let project { return try test(project, phoneModel, arguments) }
    guard access("\(folder)/Package.swift", R_OK) == 0 else {
      throw CommandFailure(
        .unreadableInput, "is not a package: there is no Package.swift", at: SourceLocation(folder))
    }
    try ManifestCheck.run(folder)
    return try test(folder, sources: [folder], phoneModel, arguments, words: arguments[words])
  }

  // MARK: Internals

  /// Runs the tests of a project's scheme.
  private static func test(
    _ project: ProjectApp, _ model: PhoneModel, _ arguments: Arguments
  ) throws -> ExitStatus {
    for (name, value) in project.plan.options.variables { setenv(name, value, 1) }
    let chosen =
      project.plan.selected.flatMap { ["--filter", "^\($0)(/|$)"] }
      + project.plan.skipped.flatMap { ["--skip", "^\($0)(/|$)"] }
    return try test(
      project.package, sources: project.roots, model, arguments,
      words: chosen + arguments[words], paths: project.paths)
  }

  private static func test(
    _ package: String, sources: [String], _ model: PhoneModel, _ arguments: Arguments,
    words: [String], paths: SourcePaths? = nil
  ) throws -> ExitStatus {
    let sdk = try SwiftSDK.current(version: TactusProgram.program.version, for: sources)
    setenv("TACTUS_MODEL", model.name, 1)
    if arguments[network] { setenv("TACTUS_NETWORK", "1", 1) }
    let results = try arguments[out].map { try TestResults($0) }
    let run = TestRun(of: package, with: sdk, words: words, results: results, paths: paths)
    return try run.run() ? .success : .findings
  }
}
