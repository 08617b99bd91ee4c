internal import Glibc
import TactusTextFormatting

/// The resolution of a sound's path within the folder of its pattern.
///
/// A pattern may come from any source and names files that a program opens for it. So a path must
/// be relative, must not climb, and must not leave the folder through a symbolic link.
public enum WaveformPath {
  /// The reason why a path is rejected.
  public enum Failure: Error, Equatable, Sendable {
    /// The path starts at the root or at a home folder.
    case absolute
    /// The path, or a link on it, leads out of the pattern's folder.
    case climbsOut
    /// The path is empty or contains a NUL.
    case malformed
    /// The file does not exist; the searched paths.
    case notFound([String])
    /// The path is not a regular file.
    case notAFile(String)
  }

  /// Returns the reason why a path is rejected by its text alone; `nil` if it is not.
  public static func refusal(of path: String) -> Failure? {
    if path.isEmpty || path.unicodeScalars.contains("\0") { return .malformed }
    if path.hasPrefix("/") || path.hasPrefix("~") || path.hasPrefix("file:") { return .absolute }
    var depth = 0
    for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return .climbsOut }
    }
    return nil
  }

  /// Returns the real path of a sound: the path within the folder, or else its last component
  /// there, or else the path from the top of the bundle that contains the folder.
  ///
  /// Core Haptics takes a path from the top of the app's bundle or a bare file name.
  ///
  /// - Thread: any. Inspects files, opens none.
  public static func resolve(_ path: String, in folder: String) throws(Failure) -> String {
    if let refusal = refusal(of: path) { throw refusal }
    guard let root = realPath(folder.isEmpty ? "." : folder) else { throw .notFound([folder]) }
    var candidates = [path]
    if let name = path.split(separator: "/").last, name != path { candidates.append(String(name)) }
    // The path, then the name, then the bundle; the target of a link decides (AHAP.W2, AHAP.W3).
    for candidate in candidates {
      if let found = try file(candidate, in: root) { return found }
    }
    if let bundle = BundleFolder.containing(root), let found = try file(path, in: bundle) {
      return found
    }
    throw .notFound(candidates)
  }

  /// Returns the real path of a file in a folder; `nil` if it does not exist.
  ///
  /// - Parameter root: The real path of the folder.
  private static func file(_ path: String, in root: String) throws(Failure) -> String? {
    let prefix = root == "/" ? "/" : root + "/"
    guard let real = realPath(prefix + path) else { return nil }
    guard real.hasPrefix(prefix) else { throw .climbsOut }
    var status = stat()
    guard stat(FileName.bytes(of: real), &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .notAFile(path)
    }
    return real
  }

  /// Returns the folder of a file, according to its path.
  public static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(FileName.bytes(of: path), nil) else { return nil }
    defer { free(real) }
    return FileName.text(of: real)
  }
}
