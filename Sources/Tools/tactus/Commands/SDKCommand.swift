import CommandKit
import SwiftSDK
import TextForms

/// `tactus sdk`: the frameworks as a Swift SDK.
enum SDKCommand {
  /// What is done with it.
  enum Action: String, CaseIterable, Sendable {
    case install, uninstall, path
  }

  static let action = Operand<Action>.choice(
    "ACTION", help: "install, uninstall, or path, which says where it is.")
  static let folder = Option<String?>.text(
    "swift-sdks-path", value: "DIR", completion: .files([]),
    help: "The folder of SDKs, in place of the one that SwiftPM looks in by itself.")

  static let command = Command(
    "sdk",
    abstract: "Install the frameworks as a Swift SDK, for packages as they are.",
    discussion: """
      A package for the iPhone names no dependency for UIKit or Core Haptics. With the SDK it builds \
      here, and is tested, with no line changed: swift test --swift-sdk tactus.

      'install' builds the frameworks where they are not built yet, and puts the SDK where SwiftPM \
      finds it; again after a change of Tactus or of the toolchain. What is there is replaced in one \
      step. TACTUS_FRAMEWORKS names a folder of frameworks that are built already. \
      Documentation/SwiftSDK.md has editors and CI.
      """,
    examples: [
      Example("tactus sdk install", "Installs it for this user."),
      Example("swift test --swift-sdk tactus", "Tests the package in this folder with it."),
      Example("tactus sdk install --swift-sdks-path sdks", "Installs it into a folder."),
    ],
    operands: [action],
    options: [folder, Option.json],
    statuses: [
      .findings, .unreadableInput, .serviceMissing, .cannotCreateOutput, .outputFailed,
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let place = arguments[folder].map(WorkingFolder.absolute)
    let sdk = SwiftSDK(in: place ?? SwiftSDKFolder.standard)
    switch arguments[action] {
    case .install:
      // A toolchain that is missing or too old is told before anything is built.
      let toolchain = try SwiftToolchain.inPath()
      try sdk.install(
        TactusPackage().frameworks(), for: toolchain, version: TactusProgram.program.version)
      if place == nil, try !sdk.isListed() {
        console.warn(
          "SwiftPM does not find it by itself; "
            + "say --swift-sdks-path \(sdk.folder) beside --swift-sdk")
      }
    case .uninstall:
      guard try sdk.uninstall() else {
        console.note("there is none in \(sdk.folder)")
        return .findings
      }
    case .path:
      guard sdk.isInstalled else {
        console.note("there is none in \(sdk.folder); 'tactus sdk install' installs it")
        return .findings
      }
    }
    if arguments[Option.json] {
      console.print(json: [
        "path": .string(sdk.path), "isInstalled": .bool(sdk.isInstalled),
        "compiler": sdk.compilerVersion.map(JSONText.string) ?? .null,
      ])
    } else if arguments[action] != .uninstall {
      console.print(sdk.path)
    }
    return .success
  }
}
