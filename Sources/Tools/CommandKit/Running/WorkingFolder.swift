import Glibc

/// The working folder, the base of relative paths.
public enum WorkingFolder {
  /// The path; `nil` if the folder no longer exists.
  public static var path: String? {
    guard let text = getcwd(nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// Returns an absolute path.
  public static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = self.path else { return path }
    return path == "." ? folder : "\(folder)/\(path)"
  }

  /// Returns the path without symbolic links; `nil` if nothing exists there.
  public static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
