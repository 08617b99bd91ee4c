import Glibc
import TactusFiles
import TactusTextFormatting

/// Paths as text: nothing here follows links, except where it says so.
package enum Paths {
  /// The kind of what is at a path.
  package enum Kind: Sendable { case file, folder }

  /// Returns a path relative to a folder, without `.` and `..`; an absolute path stays.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    return normalized(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// Returns an absolute path without `.`, `..` and double slashes.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Returns the path without its last component.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last component of a path.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Returns the ending of a path's last component in lower case; empty without one.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// Returns the last component of a path without its ending.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Returns the path below a folder; `nil` for a path elsewhere.
  package static func inside(_ folder: String, _ path: String) -> String? {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  /// Returns the kind of what is at a path, at the end of links; `nil` if nothing is.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(FileName.bytes(of: path), &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Returns whether this user may read what is at a path.
  package static func isReadable(_ path: String) -> Bool {
    access(FileName.bytes(of: path), R_OK) == 0
  }

  /// Returns a letter for each character that a module's name cannot have.
  package static func moduleName(_ text: String) -> String {
    let letters = text.unicodeScalars.map { scalar -> Character in
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
        || scalar == "_"
      return isPlain ? Character(scalar) : "_"
    }
    let name = String(letters)
    return name.first.map { $0.isNumber } == true ? "_" + name.dropFirst() : name
  }
}
