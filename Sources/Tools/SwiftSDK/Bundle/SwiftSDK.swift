import CommandKit
import Glibc
import PositionedText

/// The frameworks as a Swift SDK: the bundle that `swift build --swift-sdk tactus` takes.
///
/// What it is made of, and why, stands in `Documentation/SwiftSDK.md`.
public struct SwiftSDK: Sendable, Equatable {
  /// What stands behind `--swift-sdk`.
  public static let identifier = "tactus"

  /// The folder that SwiftPM looks for SDKs in.
  public let folder: String

  /// The SDK in a folder of SDKs, whether it is installed or not.
  public init(in folder: String = SwiftSDKFolder.standard) { self.folder = folder }

  /// Where the bundle is, or would be.
  public var path: String { "\(folder)/\(Self.identifier).artifactbundle" }

  /// Whether it is there.
  public var isInstalled: Bool { FileTree.exists(path + "/info.json") }

  /// What makes SwiftPM take this one, wherever it is.
  public var options: [String] {
    ["--swift-sdks-path", folder, "--swift-sdk", Self.identifier]
  }

  /// Whether it was made of these frameworks, as they are now.
  public func isMade(of frameworks: BuiltFrameworks) -> Bool {
    record == SDKRecord(of: frameworks, with: nil)
  }

  /// What the compiler that it is for says of itself; `nil` where it is not installed.
  public var compilerVersion: String? { record?.compiler }

  /// Whether SwiftPM lists it by itself.
  public func isListed() throws -> Bool {
    let said = try ProgramOutput.read(["swift", "sdk", "list"])
    return said?.text.split(separator: "\n").contains { $0 == Self.identifier } ?? false
  }

  /// Removes it.
  ///
  /// - Returns: Whether it was there.
  /// - Throws: `CommandFailure` where it may not be removed.
  public func uninstall() throws -> Bool {
    guard FileTree.isFolder(path) else { return false }
    // First its name goes, so that nobody sees half of it.
    let leftover = "\(folder)/.\(Self.identifier)-\(getpid())"
    guard rename(path, leftover) == 0 else { throw FileTree.failure(path) }
    FileTree.remove(leftover)
    return true
  }

  // MARK: Internals

  /// What was written down when it was installed; `nil` where it is not.
  var record: SDKRecord? {
    guard let text = try? SourceText.read(path + "/\(SDKRecord.file)") else { return nil }
    return SDKRecord(text)
  }
}
