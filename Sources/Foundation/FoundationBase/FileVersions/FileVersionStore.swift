import TactusCrashReports

/// The kept versions of the app's files: an index, and a folder with the contents of each.
///
/// They are in the app's container, in a hidden folder beside those that apps are given, and go
/// with it. Step FileCoordination.FV1.
///
/// - Thread: any, for every member.
enum FileVersionStore {
  // MARK: Observing

  /// Returns the versions of a file, the newest first.
  static func versions(of file: URL) -> [FileVersionRecord] {
    let path = key(of: file)
    return lock.withLock { records() }.filter { $0.path == path }.sorted { $0.date > $1.date }
  }

  /// Returns a version as it is now; nil if it is no longer kept.
  static func version(_ identifier: String) -> FileVersionRecord? {
    lock.withLock { records() }.first { $0.identifier == identifier }
  }

  /// Returns the contents of a version.
  static func contents(of record: FileVersionRecord) -> URL {
    folder.appendingPathComponent(record.identifier).appendingPathComponent(record.name)
  }

  // MARK: Changing

  /// Keeps a copy of a file, or of a folder, as a version of another file.
  static func add(_ contents: URL, as record: FileVersionRecord) throws {
    try lock.withLock {
      let place = folder.appendingPathComponent(record.identifier)
      try FileManager.default.createDirectory(
        at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      do {
        try FileManager.default.copyItem(
          at: contents, to: place.appendingPathComponent(record.name))
        try write(records() + [record])
      } catch {
        try? FileManager.default.removeItem(at: place)
        throw error
      }
    }
  }

  /// Marks a conflict as resolved; returns whether it was not.
  static func resolve(_ identifier: String) throws -> Bool {
    try lock.withLock {
      var all = records()
      guard let place = all.firstIndex(where: { $0.identifier == identifier }),
        all[place].isConflict, !all[place].isResolved
      else { return false }
      all[place].isResolved = true
      try write(all)
      return true
    }
  }

  /// Removes versions with their contents; the index first, so that no version is without any.
  static func remove(_ identifiers: Set<String>) throws {
    try lock.withLock {
      let all = records()
      let kept = all.filter { !identifiers.contains($0.identifier) }
      guard kept.count < all.count else { return }
      try write(kept)
      for identifier in identifiers {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(identifier))
      }
    }
  }

  /// Removes the versions of a file that no longer exists, and those of files in such a folder.
  static func forget(_ file: URL) {
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    let path = key(of: file)
    let gone = lock.withLock { records() }.filter {
      $0.path == path || $0.path.hasPrefix(path + "/")
    }
    guard !gone.isEmpty else { return }
    do {
      try remove(Set(gone.map(\.identifier)))
    } catch {
      RuntimeWarning.once("the versions of \(path) stay: \(error)")
    }
  }

  /// Lets the versions follow a file, or the files of a folder, to a new place.
  static func move(_ old: URL, to new: URL) throws {
    let (from, to) = (key(of: old), key(of: new))
    try lock.withLock {
      var all = records()
      for place in all.indices {
        let path = all[place].path
        guard path == from || path.hasPrefix(from + "/") else { continue }
        all[place].path = to + path.dropFirst(from.count)
      }
      if all != records() { try write(all) }
    }
  }

  /// Returns the path by which the index knows a file.
  static func key(of file: URL) -> String {
    file.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(file.lastPathComponent).standardizedFileURL.path
  }

  // MARK: Internals

  private static let lock = NSLock()

  /// The folder of all versions: in the app's container, or in the user's data of an app without
  /// one.
  private static var folder: URL {
    let variables = ProcessInfo.processInfo.environment
    if let container = variables["TACTUS_CONTAINER"], !container.isEmpty {
      return URL(fileURLWithPath: container).appendingPathComponent(".versions")
    }
    let home = variables["HOME"] ?? NSHomeDirectory()
    let data = variables["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return URL(fileURLWithPath: data ?? home + "/.local/share")
      .appendingPathComponent("tactus/versions")
  }

  private static var index: URL { folder.appendingPathComponent("index.json") }

  /// Reads the index; a missing one is empty, and a damaged one is logged.
  private static func records() -> [FileVersionRecord] {
    guard let data = try? Data(contentsOf: index) else { return [] }
    do {
      let read = try JSONDecoder().decode([FileVersionRecord].self, from: data)
      return read.filter { isName($0.identifier) && isName($0.name) }
    } catch {
      RuntimeWarning.once("\(index.path) is damaged; the versions of files in it are lost")
      return []
    }
  }

  /// Returns whether a text is the name of a file, which leads to no other folder.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".." && !text.contains("/")
  }

  private static func write(_ records: [FileVersionRecord]) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try JSONEncoder().encode(records).write(to: index, options: .atomic)
  }
}
