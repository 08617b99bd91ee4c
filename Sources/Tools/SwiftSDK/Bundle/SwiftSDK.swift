import Glibc
import TactusCommandKit
import TactusFiles
import TactusJSON

/// The frameworks as a Swift SDK: the bundle for `swift build --swift-sdk tactus`.
///
/// `Documentation/SwiftSDK.md` describes its contents.
public struct SwiftSDK: Sendable, Equatable {
  /// The identifier of the SDK, the value of `--swift-sdk`.
  public static let identifier = "tactus"

  /// The folder of SDKs.
  public let folder: String

  /// Creates a description of the SDK in a folder of SDKs, installed or not.
  public init(in folder: String = SwiftSDKFolder.standard) { self.folder = folder }

  /// The path of the bundle, whether it exists or not.
  public var path: String { "\(folder)/\(Self.identifier).artifactbundle" }

  /// Whether the SDK is installed.
  public var isInstalled: Bool { FileTree.exists(path + "/info.json") }

  /// The arguments with which SwiftPM uses this SDK, in any folder.
  public var options: [String] {
    ["--swift-sdks-path", folder, "--swift-sdk", Self.identifier]
  }

  /// Returns whether the SDK contains these frameworks, and perhaps others, in their current state.
  public func isMade(of frameworks: BuiltFrameworks) -> Bool {
    record?.includes(SDKRecord(of: frameworks, with: nil)) ?? false
  }

  /// The version line of the SDK's compiler; `nil` if the SDK is not installed.
  public var compilerVersion: String? { record?.compiler }

  /// Returns whether SwiftPM lists the SDK without further options.
  public func isListed() throws -> Bool {
    let output = try ProgramOutput.read(["swift", "sdk", "list"])
    return output?.text.split(separator: "\n").contains { $0 == Self.identifier } ?? false
  }

  /// Removes the SDK.
  ///
  /// - Returns: Whether it was installed.
  /// - Throws: `CommandFailure` without permission.
  public func uninstall() throws -> Bool {
    guard FileTree.isFolder(path) else { return false }
    // The rename comes first, so that no process sees an incomplete bundle.
    let leftover = "\(folder)/\(BundleDraft.prefix)\(getpid())"
    guard rename(path, leftover) == 0 else { throw FileTree.failure(path) }
    Folder.remove(leftover)
    return true
  }

  // MARK: Internals

  /// The record of the installation; `nil` where the SDK is not installed.
  var record: SDKRecord? {
    guard let text = try? SourceText.read(path + "/\(SDKRecord.file)") else { return nil }
    return SDKRecord(text)
  }
}
