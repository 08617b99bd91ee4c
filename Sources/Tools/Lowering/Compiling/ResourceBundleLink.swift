import Glibc
import TactusFiles

/// The link by which a package finds its resources under the name that their bundle has on an
/// iPhone: on Linux SwiftPM gives the folder the ending `.resources` instead of `.bundle`.
struct ResourceBundleLink {
  private let folder: String

  /// Finds the bundle of a compiler call; nil for a module without resources.
  init?(of call: CompilerCall) {
    let text = call.resourceAccessor.flatMap(Files.text) ?? ""
    let paths = text.matches(of: #/"(/[^"]*)\.resources"/#)
    guard let path = paths.last?.output.1 else { return nil }
    folder = String(path)
  }

  /// Links the name of an iPhone to the folder, unless a file has the name.
  func link() {
    guard let name = folder.split(separator: "/").last else { return }
    symlink("\(name).resources", folder + ".bundle")
  }
}
