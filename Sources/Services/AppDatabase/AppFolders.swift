internal import Glibc
internal import TactusFiles
import TactusInstalledApps
import TactusPhoneTypes
internal import TactusTextFormatting

/// The folders of a phone: its database, the bundles of its apps, and their containers.
///
/// `Documentation/Behaviour/Bundles.md` has the steps (Bundles.F1…) that comments name.
public struct AppFolders: Sendable {
  /// The folder of the phone.
  public let root: String

  /// Describes the folders of a phone; creates missing ones, for this user alone.
  ///
  /// - Throws: `AppStoreError`.
  public init(_ root: String) throws(AppStoreError) {
    self.root = root
    for folder in [root, root + "/Bundles", root + "/Data"] {
      try Self.create(folder)
    }
    // An earlier version has created them for everybody to read.
    chmod(FileName.bytes(of: root), 0o700)
  }

  /// The folder of the user's phone: `tactus/phone` in `XDG_DATA_HOME`, or in `.local/share` of the
  /// home folder; `nil` for a user without one.
  public static var standardRoot: String? {
    func folder(_ variable: String) -> String? {
      getenv(variable).map { FileName.text(of: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let base = folder("XDG_DATA_HOME") ?? folder("HOME").map { $0 + "/.local/share" }
    return base.map { $0 + "/tactus/phone" }
  }

  /// The path of the database.
  public var database: String { root + "/apps.sqlite" }

  /// The path of the database of health data.
  public var health: String { root + "/health.sqlite" }

  /// The path of the database of the user's records.
  public var records: String { root + "/records.sqlite" }

  /// The folder of installed bundles.
  public var bundles: String { root + "/Bundles" }

  /// Returns the container of an app, with its folders (Bundles.F2).
  ///
  /// - Throws: `AppStoreError`.
  public func container(of app: BundleIdentifier) throws(AppStoreError) -> AppContainer {
    let container = AppContainer(path: "\(root)/Data/\(app.text)")
    for folder in [container.path] + container.folders { try Self.create(folder) }
    return container
  }

  /// Removes the container of an app with everything in it.
  public func removeContainer(of app: BundleIdentifier) {
    Folder.remove("\(root)/Data/\(app.text)")
  }

  /// Holds the lock of installations while a function runs; other processes wait.
  ///
  /// - Throws: `AppStoreError`; errors of the function.
  public func locked<Result>(_ body: () throws -> Result) throws -> Result {
    let path = root + "/lock"
    let descriptor = open(
      FileName.bytes(of: path), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      throw AppStoreError(.unusable, path: path, String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw AppStoreError(.unusable, path: path, String(cString: strerror(errno)))
      }
    }
    return try body()
  }

  /// Removes bundles and containers that no installed app has: an installation or a deletion was
  /// killed before its end (Bundles.F4).
  ///
  /// Call it while the lock is held.
  public func removeLeftovers(_ library: AppLibrary) {
    let used = Set(library.records.values.map(\.description.bundlePath))
    for name in Folder.names(in: bundles) {
      let folder = "\(bundles)/\(name)"
      if !used.contains(where: { $0.hasPrefix(folder + "/") }) { Folder.remove(folder) }
    }
    let apps = Set(library.records.keys.map(\.text))
    for name in Folder.names(in: root + "/Data") where !apps.contains(name) {
      Folder.remove("\(root)/Data/\(name)")
    }
  }

  // MARK: Internals

  /// Creates a folder, with those above it, or checks that it is the user's own (Bundles.F6).
  private static func create(_ path: String) throws(AppStoreError) {
    let bytes = FileName.bytes(of: path)
    if mkdir(bytes, 0o700) == 0 { return }
    if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      var above = path[..<slash]
      while above.hasSuffix("/") { above.removeLast() }
      if !above.isEmpty, access(FileName.bytes(of: String(above)), F_OK) != 0 {
        try create(String(above))
      }
      if mkdir(bytes, 0o700) == 0 { return }
    }
    guard errno == EEXIST else {
      throw AppStoreError(.unusable, path: path, String(cString: strerror(errno)))
    }
    if let problem = Folder.ownershipProblem(of: path, followsLinks: false) {
      throw AppStoreError(.unusable, path: path, problem)
    }
  }
}
