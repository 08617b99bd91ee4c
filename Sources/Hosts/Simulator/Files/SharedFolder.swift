import Glibc
import TactusTextFormatting

/// The folder with the person's files, which pages add to and offer as downloads.
///
/// No symbolic link is followed, and hidden files are left out. Steps SimulatorPages.FI1…
///
/// - Thread: any.
package struct SharedFolder: Sendable {
  /// The path.
  package let path: String

  /// Describes a folder, which is created when it is first needed.
  package init(_ path: String) { self.path = path }

  // MARK: Reading

  /// Returns the files, the newest first (SimulatorPages.FI5).
  package func files() -> [SharedFile] {
    guard let folder = try? opened() else { return [] }
    var (found, visited) = ([SharedFile](), 0)
    Self.collect(folder, "", depth: 0, into: &found, &visited)
    found.sort { ($1.changed, $0.path) < ($0.changed, $1.path) }
    return Array(found.prefix(Self.maximumFiles))
  }

  /// Opens a file for reading, and returns its descriptor; nil if there is no such file.
  package func open(_ path: some Sequence<Substring>) -> Int32? {
    var names = path.map(String.init)
    guard let last = names.popLast(), !names.contains(where: Self.isHidden), !Self.isHidden(last),
      var folder = try? opened()
    else { return nil }
    for name in names {
      let next = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      close(folder)
      guard next >= 0 else { return nil }
      folder = next
    }
    defer { close(folder) }
    // A pipe without a writer would block.
    let file = openat(folder, last, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      return nil
    }
    return file
  }

  // MARK: Writing

  /// Begins a new file.
  package func newFile(_ name: String) throws(SharedFolderError) -> NewFile {
    try NewFile(named: name, in: opened())
  }

  /// Copies a file of another folder into this one.
  ///
  /// - Returns: The name of the copy.
  package func copy(
    _ name: String, from other: SharedFolder
  ) throws(SharedFolderError) -> String {
    guard let source = other.open([Substring(name)]) else {
      throw SharedFolderError(number: ENOENT)
    }
    defer { close(source) }
    let new = try newFile(name)
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(source, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SharedFolderError(number: errno) }
      if count == 0 { return try new.finish() }
      try new.write(piece[..<count])
    }
  }

  /// Removes what uploads have left that were killed.
  package func removeLeftovers() {
    guard let folder = try? opened(), let directory = fdopendir(folder) else { return }
    defer { closedir(directory) }
    for name in Self.names(in: directory) where name.hasPrefix(NewFile.prefix) {
      if NewFile.isLeftover(name, in: folder) { unlinkat(folder, name, 0) }
    }
  }

  // MARK: Internals

  /// Returns the descriptor of the folder.
  private func opened() throws(SharedFolderError) -> Int32 {
    if let folder = descriptor { return folder }
    guard errno == ENOENT else { throw SharedFolderError(number: errno) }
    // Only this user can enter a new folder.
    let names = path.split(separator: "/")
    for count in 1...max(1, names.count) {
      mkdir(FileName.bytes(of: "/" + names.prefix(count).joined(separator: "/")), 0o700)
    }
    guard let folder = descriptor else { throw SharedFolderError(number: errno) }
    return folder
  }

  private var descriptor: Int32? {
    let folder = Glibc.open(FileName.bytes(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    return folder >= 0 ? folder : nil
  }

  private static func isHidden(_ name: String) -> Bool {
    name.isEmpty || name.hasPrefix(".") || name.utf8.contains(0)
  }

  /// Adds the files of a folder and of the folders in it; closes the folder.
  private static func collect(
    _ folder: Int32, _ prefix: String, depth: Int, into found: inout [SharedFile],
    _ visited: inout Int
  ) {
    guard let directory = fdopendir(folder) else {
      close(folder)
      return
    }
    defer { closedir(directory) }
    for name in names(in: directory) where !isHidden(name) {
      visited += 1
      guard visited <= maximumVisits else { return }
      var status = stat()
      guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        found.append(
          SharedFile(
            path: prefix + name, size: Int(status.st_size), changed: status.st_mtim.tv_sec))
      case S_IFDIR where depth < maximumDepth:
        let next = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if next >= 0 {
          collect(next, "\(prefix)\(name)/", depth: depth + 1, into: &found, &visited)
        }
      default: break
      }
    }
  }

  /// Returns the names in a folder that are UTF-8; others cannot be in the address of a download.
  private static func names(in directory: OpaquePointer) -> [String] {
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      if let name { names.append(name) }
    }
    return names
  }

  /// The largest number of files that pages list.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumFiles = 200
  /// The largest number of files and folders that are looked at.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumVisits = 2_000
  /// The folders within each other that are looked into.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumDepth = 4
}
