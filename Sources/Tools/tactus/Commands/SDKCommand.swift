import TactusCommandKit
import TactusSwiftSDK
import TactusTextFormatting

/// `tactus sdk`: the frameworks as a Swift SDK.
enum SDKCommand {
  /// The action to perform on the SDK.
  enum Action: String, CaseIterable, Sendable {
    case install, uninstall, path
  }

  static let action = Operand<Action>.choice(
    "ACTION", help: "install, uninstall, or path, which prints its location.")
  static let frameworks = Operand<[String]>.words(
    "FRAMEWORK", least: 0,
    help: "Frameworks to install besides UIKit, Core Haptics and those installed before.")
  static let all = Option<Bool>.flag("all", help: "Install all frameworks.")
  static let folder = Option<String?>.text(
    "swift-sdks-path", value: "DIR", completion: .files([]),
    help: "The folder of SDKs, instead of SwiftPM's default.")

  static let command = Command(
    "sdk",
    abstract: "Install the frameworks as a Swift SDK, for unchanged packages.",
    discussion: """
      A package for the iPhone declares no dependency for UIKit or Core Haptics. With the SDK it \
      is built and tested unchanged: swift test --swift-sdk tactus.

      'install' builds UIKit, Core Haptics, what tests import and the frameworks that are named, \
      if necessary, and puts the SDK where SwiftPM finds it; run it again after a change of \
      Tactus or of the toolchain. A package that imports another framework is told to install it, \
      and 'tactus test' does so by itself. An existing SDK is replaced in one step. \
      TACTUS_FRAMEWORKS names a folder with built frameworks. Documentation/SwiftSDK.md \
      describes editors and CI.
      """,
    examples: [
      Example("tactus sdk install", "Installs it for this user."),
      Example("tactus sdk install MapKit GameKit", "Adds these frameworks."),
      Example("swift test --swift-sdk tactus", "Tests the package in this folder with it."),
      Example("tactus sdk install --swift-sdks-path sdks", "Installs it into a folder."),
    ],
    operands: [action, frameworks],
    options: [folder, all, Option.json],
    statuses: [
      .findings, .unreadableInput, .serviceMissing, .cannotCreateOutput, .outputFailed,
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let place = arguments[folder].map(WorkingFolder.absolute)
    let sdk = SwiftSDK(in: place ?? SwiftSDKFolder.standard)
    switch arguments[action] {
    case .install:
      // A missing or old toolchain is reported before anything is built.
      let toolchain = try SwiftToolchain.inPath()
      try sdk.install(
        BuiltFrameworks.current(arguments[all] ? ["all", "sdk"] : ["sdk"] + arguments[frameworks]),
        for: toolchain, version: TactusProgram.program.version)
      if place == nil, try !sdk.isListed() {
        console.warn(
          "SwiftPM does not find it by default; "
            + "use --swift-sdks-path \(sdk.folder) with --swift-sdk")
      }
    case .uninstall:
      guard try sdk.uninstall() else {
        console.note("there is no SDK in \(sdk.folder)")
        return .findings
      }
    case .path:
      guard sdk.isInstalled else {
        console.note("there is no SDK in \(sdk.folder); 'tactus sdk install' installs it")
        return .findings
      }
    }
    if arguments[Option.json] {
      console.print(json: [
        "path": .string(sdk.path), "isInstalled": .bool(sdk.isInstalled),
        "compiler": sdk.compilerVersion.map(JSONOutput.string) ?? .null,
      ])
    } else if arguments[action] != .uninstall {
      console.print(sdk.path)
    }
    return .success
  }
}
