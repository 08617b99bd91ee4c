internal import Glibc
import TactusTextFormatting

/// The folder of an app or another bundle that a pattern lies in.
enum BundleFolder {
  /// The endings of the names of bundles.
  ///
  /// - Source: Apple's Bundle Programming Guide, and Unity's folder of files that are copied into
  ///   an app as they are. Confidence: documented.
  private static let endings = [".app", ".appex", ".bundle", ".framework", ".xctest"]
  private static let names = ["StreamingAssets"]
  /// Files that a bundle has at its top.
  private static let marks = ["Info.plist"]
  /// The maximum number of folders that are searched upwards.
  private static let maximumDepth = 32

  /// Returns the nearest bundle that is or contains a folder; `nil` if there is none.
  ///
  /// - Parameter folder: The real path of the folder.
  static func containing(_ folder: String) -> String? {
    var folder = folder
    for _ in 0..<maximumDepth where folder != "/" && !folder.isEmpty {
      if isBundle(folder) { return folder }
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return nil }
      folder = String(folder[..<slash])
    }
    return nil
  }

  private static func isBundle(_ folder: String) -> Bool {
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    if names.contains(name) || endings.contains(where: { name.hasSuffix($0) }) { return true }
    return marks.contains { access(FileName.bytes(of: "\(folder)/\($0)"), F_OK) == 0 }
  }
}
