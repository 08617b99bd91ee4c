internal import Glibc

/// Where the sound of an event is, kept within the folder of its pattern.
///
/// A pattern may come from anywhere; it names the files that a program opens for it. So a path must
/// be relative, must not climb, and must not leave the folder through a symbolic link either.
public enum WaveformPath {
  /// Why a path leads nowhere.
  public enum Failure: Error, Equatable, Sendable {
    /// The path starts at the root or at a home folder.
    case absolute
    /// The path, or a link on it, leads out of the pattern's folder.
    case climbsOut
    /// The path is empty or holds a NUL.
    case malformed
    /// There is no such file; the paths that were looked at.
    case notFound([String])
    /// There is something, but not a file.
    case notAFile(String)
  }

  /// Why a path is refused by its text alone; `nil` where it is not.
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

  /// The real path of a sound: the path within the folder, or else its last part there.
  ///
  /// Core Haptics takes a path from the top of the app or a bare file name; here the folder of the
  /// pattern takes the app's place.
  ///
  /// - Thread: any. Looks at files, opens none.
  public static func resolve(_ path: String, in folder: String) throws(Failure) -> String {
    if let refusal = refusal(of: path) { throw refusal }
    guard let root = realPath(folder.isEmpty ? "." : folder) else { throw .notFound([folder]) }
    var candidates = [path]
    if let name = path.split(separator: "/").last, name != path { candidates.append(String(name)) }
    let prefix = root == "/" ? "/" : root + "/"
    // W2, W3. The path, then the name; where a link leads decides.
    for candidate in candidates {
      guard let real = realPath(prefix + candidate) else { continue }
      guard real.hasPrefix(prefix) else { throw .climbsOut }
      var status = stat()
      guard stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        throw .notAFile(candidate)
      }
      return real
    }
    throw .notFound(candidates)
  }

  /// The folder a file is in, as far as its path says.
  public static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
