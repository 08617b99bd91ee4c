internal import Glibc
import TactusPhoneTypes
internal import TactusTextFormatting

/// The folder with the data of an installed app.
public struct AppContainer: Sendable, Equatable {
  /// The path of the container.
  public let path: String

  /// Describes a container.
  public init(path: String) { self.path = path }

  /// The folders in the container, parents first (Bundles.F2).
  public var folders: [String] {
    [
      "Documents", "Library", "Library/Application Support", "Library/Caches",
      "Library/Preferences", "tmp",
    ].map { "\(path)/\($0)" }
  }

  /// Returns the container of an extension of the app, whose folders are created if they are
  /// missing (Keyboards.CU8).
  public func ofExtension(_ identifier: BundleIdentifier) -> AppContainer {
    let container = AppContainer(path: "\(path)/Library/Extensions/\(identifier)")
    for folder in ["\(path)/Library/Extensions", container.path] + container.folders {
      mkdir(FileName.bytes(of: folder), 0o700)
    }
    return container
  }

  /// The variables of the app's process, by which Foundation finds the folders (Bundles.F3).
  public var variables: [String: String] {
    [
      "HOME": path, "CFFIXED_USER_HOME": path, "XDG_CONFIG_HOME": "\(path)/Library/Preferences",
      "XDG_CACHE_HOME": "\(path)/Library/Caches",
      "XDG_DATA_HOME": "\(path)/Library/Application Support", "TMPDIR": "\(path)/tmp",
      "TACTUS_CONTAINER": path,
    ]
  }
}
