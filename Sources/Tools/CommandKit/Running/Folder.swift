import Glibc

/// The contents of folders.
public enum Folder {
  /// Returns the names in a folder, in order; none if it cannot be read.
  public static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }
}
