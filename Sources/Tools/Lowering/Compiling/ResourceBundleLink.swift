import Glibc
import TactusFiles

/// The link by which a package finds its resources under the name that their bundle has on an
/// iPhone: on Linux SwiftPM gives the folder the ending `.resources` instead of `.bundle`.
struct ResourceBundleLink {
  private let folder: String

  /// Finds the bundle of a compiler call; nil for a module without resources.
  init?(of call: CompilerCall) {
    guard let path = call.resourceBundlePath, path.hasSuffix(Self.ending) else { return nil }
    folder = String(path.dropLast(Self.ending.count))
  }

  /// Links the name of an iPhone to the folder, unless a file has the name.
  func link() {
    guard let name = folder.split(separator: "/").last else { return }
    symlink(String(name) + Self.ending, folder + ".bundle")
  }

  private static let ending = ".resources"
}
