import Glibc

/// The folder that relative paths start from.
public enum WorkingFolder {
  /// Its path; `nil` where it is gone.
  public static var path: String? {
    guard let text = getcwd(nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// A path that means the same in another folder.
  public static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = self.path else { return path }
    return path == "." ? folder : "\(folder)/\(path)"
  }

  /// The path of something without links; `nil` where nothing is there.
  public static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
