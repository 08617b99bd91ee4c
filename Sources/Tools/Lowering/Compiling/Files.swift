import Glibc
import TactusFiles

/// The file operations of the lowering.
///
/// They do without Foundation, which takes longer to load than the lowering takes to run.
package enum Files {
  /// Returns the bytes of a file, or nil if it cannot be read.
  package static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Returns the text of a file, or nil if it cannot be read.
  package static func text(_ path: String) -> String? {
    read(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file completely or not at all; leaves a file with the same text untouched.
  ///
  /// - Returns: Whether the file has the text now.
  @discardableResult
  package static func write(_ text: String, to path: String) -> Bool {
    let bytes = Array(text.utf8)
    if read(path) == bytes { return true }
    let temporary = path + ".\(getpid())"
    guard create(bytes, temporary), rename(temporary, path) == 0 else {
      unlink(temporary)
      return false
    }
    return true
  }

  /// Creates a file that has no name until it is complete.
  ///
  /// So no incomplete file remains, however the program ends. On a file system without nameless
  /// files it has its name from the beginning.
  private static func create(_ bytes: [UInt8], _ path: String) -> Bool {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let unnamed = open(folder.isEmpty ? "/" : folder, O_WRONLY | nameless | O_CLOEXEC, 0o666)
    if unnamed >= 0 {
      defer { close(unnamed) }
      unlink(path)
      return write(bytes, to: unnamed)
        && linkat(AT_FDCWD, "/proc/self/fd/\(unnamed)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    }
    let named = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard named >= 0 else { return false }
    let isWritten = write(bytes, to: named)
    return close(named) == 0 && isWritten
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The flag of `open` for a file without a name, which glibc's header hides from Swift.
  ///
  /// - Source: `__O_TMPFILE` of Linux, which is the same on every processor of Swift's. Confidence:
  ///   documented.
  private static let nameless = 0o20_000_000 | O_DIRECTORY

  /// Creates a folder and its parent folders; returns whether it exists then.
  @discardableResult
  package static func makeFolder(_ path: String) -> Bool {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      return false
    }
    return makeFolder(String(path[..<slash])) && (mkdir(path, 0o777) == 0 || errno == EEXIST)
  }

  /// Returns the paths of the Swift sources in a folder and its subfolders, without build products.
  package static func swiftSources(in folder: String) -> [String] {
    Folder.names(in: folder).flatMap { name -> [String] in
      let path = folder == "." ? name : folder + "/" + name
      if name.hasPrefix(".") || name == "Package.swift" || name == "Pods" { return [] }
      if isFolder(path) { return swiftSources(in: path) }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }

  /// Returns the paths of the Objective-C sources in a folder and its subfolders.
  package static func objectiveCSources(in folder: String) -> [String] {
    Folder.names(in: folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      if name.hasPrefix(".") || name == "Pods" { return [] }
      if isFolder(path) { return objectiveCSources(in: path) }
      return name.hasSuffix(".m") || name.hasSuffix(".mm") ? [path] : []
    }
  }

  /// Returns whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether a file exists at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns the absolute path, without `.` and `..`.
  package static func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    let whole = path.hasPrefix("/") ? path : currentFolder + "/" + path
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path of the working directory.
  package static var currentFolder: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    return getcwd(&buffer, buffer.count).map { String(cString: $0) } ?? "/"
  }

  /// Returns a hash of a text, for comparing texts.
  package static func hash(_ bytes: some Sequence<UInt8>) -> String {
    // FNV-1a, 64 bits: not secure, but collisions within a module are unlikely.
    let offset: UInt64 = 0xcbf2_9ce4_8422_2325
    return String(bytes.reduce(offset) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 36)
  }
}
