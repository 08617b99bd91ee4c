/// A reference to a file that can be stored.
struct Bookmark: Codable {
  /// The path of the file.
  let path: String
  /// The path of the file from a folder, if the bookmark is relative to one.
  let relativePath: String?
  /// Whether the file is a folder.
  let isFolder: Bool
  /// The number of the file's volume.
  let volume: UInt64
  /// The number of the file on its volume.
  let number: UInt64

  /// Creates a bookmark to a file.
  init(to url: URL, from folder: URL?) throws {
    guard url.isFileURL, let values = Self.values(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url])
    }
    let path = url.standardizedFileURL.path
    self.path = path
    relativePath = folder.flatMap { Self.path(of: path, from: $0.standardizedFileURL.path) }
    isFolder = values.isFolder
    volume = values.volume
    number = values.number
  }

  /// Creates a bookmark from its data.
  init(data: Data) throws {
    do { self = try PropertyListDecoder().decode(Bookmark.self, from: data) } catch {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSUnderlyingErrorKey: error])
    }
  }

  /// Returns the data of the bookmark.
  func data() throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try encoder.encode(self)
  }

  /// Returns the URL of the file, and whether the bookmark is stale.
  func resolved(from folder: URL?) throws -> (url: URL, isStale: Bool) {
    var path = path
    if let folder, let relativePath {
      path = folder.appending(path: relativePath).standardizedFileURL.path
    }
    guard let values = Self.values(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    let isSame = values.number == number && values.volume == volume && path == self.path
    return (URL(fileURLWithPath: path, isDirectory: values.isFolder), !isSame)
  }

  /// Returns the numbers of a file; `nil` if there is none.
  private static func values(
    atPath path: String
  ) -> (volume: UInt64, number: UInt64, isFolder: Bool)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return (UInt64(status.st_dev), UInt64(status.st_ino), status.st_mode & S_IFMT == S_IFDIR)
  }

  /// Returns the path of a file from a folder; `nil` for a file outside it.
  private static func path(of path: String, from folder: String) -> String? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }
}
