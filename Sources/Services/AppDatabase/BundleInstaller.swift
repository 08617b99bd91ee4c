internal import Glibc
internal import TactusFiles
import TactusInstalledApps
import TactusPhoneTypes
internal import TactusTextFormatting

/// The files of a bundle on the way to their place: all of them, or none if the process is killed.
///
/// The files are collected in a folder of a temporary name, which gets its own name when it is
/// complete; the database then names it (Bundles.F1).
public final class BundleInstaller {
  /// The folder of the bundle while it is being filled, `….app`.
  public let path: String

  /// Creates an empty bundle.
  ///
  /// - Parameters:
  ///   - folders: The folders of the phone.
  ///   - name: The name of the bundle's folder, without extension.
  /// - Throws: `AppStoreError`.
  public init(_ folders: AppFolders, name: String) throws(AppStoreError) {
    place = try Self.temporaryFolder(in: folders.bundles)
    self.folders = folders
    self.name = name.contains("/") ? "App" : name
    path = "\(place)/\(self.name).app"
    guard mkdir(FileName.bytes(of: path), 0o755) == 0 else { throw Self.failure(path) }
  }

  /// Copies a file or a folder into the bundle.
  ///
  /// Links and devices in a folder are left out.
  ///
  /// - Parameters:
  ///   - source: The path of the file or the folder.
  ///   - name: Its name in the bundle, or a path of a folder and a name, such as
  ///     `de.lproj/A.strings`.
  /// - Throws: `AppStoreError`.
  public func copy(_ source: String, as name: String) throws(AppStoreError) {
    if let slash = name.firstIndex(of: "/") {
      let folder = "\(path)/\(name[..<slash])"
      guard mkdir(FileName.bytes(of: folder), 0o755) == 0 || errno == EEXIST else {
        throw Self.failure(folder)
      }
    }
    try Self.copy(source, to: "\(path)/\(name)", depth: 0)
  }

  /// Writes a file of the bundle.
  ///
  /// - Throws: `AppStoreError`.
  public func write(_ text: String, as name: String) throws(AppStoreError) {
    let target = "\(path)/\(name)"
    let descriptor = open(
      FileName.bytes(of: target), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.failure(target) }
    defer { close(descriptor) }
    try Self.write(Array(text.utf8)[...], to: descriptor, target)
    guard fsync(descriptor) == 0 else { throw Self.failure(target) }
  }

  /// Gives the complete bundle its place, and returns the path of its folder there.
  ///
  /// A bundle that the database does not name afterwards is removed at the next installation.
  ///
  /// - Throws: `AppStoreError`.
  public func finish(_ app: BundleIdentifier) throws(AppStoreError) -> String {
    for number in 1... {
      let final = "\(folders.bundles)/\(app.text)-\(number)"
      guard mkdir(FileName.bytes(of: final), 0o755) == 0 else {
        if errno == EEXIST { continue }
        throw Self.failure(final)
      }
      let target = "\(final)/\(name).app"
      guard rename(FileName.bytes(of: path), FileName.bytes(of: target)) == 0 else {
        throw Self.failure(path)
      }
      rmdir(FileName.bytes(of: place))
      return target
    }
    return path
  }

  deinit { Folder.remove(place) }

  // MARK: Internals

  /// The deepest nesting of folders that is copied.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumDepth = 32

  private let folders: AppFolders
  private let name: String
  private let place: String

  private static func temporaryFolder(in folder: String) throws(AppStoreError) -> String {
    var template = FileName.bytes(of: "\(folder)/.new-XXXXXX")
    let isMade = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    guard isMade else { throw failure(folder) }
    return FileName.text(of: template)
  }

  private static func copy(
    _ source: String, to target: String, depth: Int
  ) throws(AppStoreError) {
    let bytes = FileName.bytes(of: source)
    var status = stat()
    // The outermost file may be a link, such as to a build folder.
    guard (depth == 0 ? stat(bytes, &status) : lstat(bytes, &status)) == 0 else {
      throw failure(source)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      guard depth < maximumDepth else {
        throw AppStoreError(
          .unusable, path: source, "lies in more than \(maximumDepth) folders of the bundle")
      }
      guard mkdir(FileName.bytes(of: target), 0o755) == 0 else { throw failure(target) }
      for name in Folder.names(in: source) {
        try copy("\(source)/\(name)", to: "\(target)/\(name)", depth: depth + 1)
      }
    case S_IFREG: try copyFile(source, to: target, isProgram: status.st_mode & S_IXUSR != 0)
    default: break
    }
  }

  private static func copyFile(
    _ source: String, to target: String, isProgram: Bool
  ) throws(AppStoreError) {
    let input = open(FileName.bytes(of: source), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard input >= 0 else { throw failure(source) }
    defer { close(input) }
    let output = open(
      FileName.bytes(of: target), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
      isProgram ? 0o755 : 0o644)
    guard output >= 0 else { throw failure(target) }
    defer { close(output) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(source) }
      if count == 0 { break }
      try write(buffer[..<count], to: output, target)
    }
    guard fsync(output) == 0 else { throw failure(target) }
  }

  private static func write(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32, _ path: String
  ) throws(AppStoreError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(path) }
      rest = rest.dropFirst(count)
    }
  }

  private static func failure(_ path: String) -> AppStoreError {
    AppStoreError(
      .unusable, path: FileName.shown(path), String(cString: strerror(errno)))
  }
}
