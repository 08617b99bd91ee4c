internal import Glibc

/// The output files of an app that is started again and again.
public enum OutputHistory {
  /// Renames an output file, such as `output.txt` to `output-1.txt`, for a new one in its place.
  ///
  /// The first free number is used. A missing file is no error.
  public static func keep(_ path: String) {
    var number = 1
    while access(name(path, number), F_OK) == 0 { number += 1 }
    rename(path, name(path, number))
  }

  /// Returns the paths of the kept files that exist.
  public static func kept(_ path: String) -> [String] {
    var found: [String] = []
    var status = stat()
    while lstat(name(path, found.count + 1), &status) == 0 {
      found.append(name(path, found.count + 1))
    }
    return found
  }

  private static func name(_ path: String, _ number: Int) -> String {
    path.hasSuffix(".txt") ? "\(path.dropLast(4))-\(number).txt" : "\(path)-\(number)"
  }
}
