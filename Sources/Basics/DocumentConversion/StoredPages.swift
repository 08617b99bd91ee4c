internal import Glibc
import TactusDocumentReading

/// A folder of converted documents, which no other user can enter.
///
/// The documents that were used least recently are removed when there are too many. Step
/// QuickLook.OD3.
struct StoredPages: Sendable {
  private let folder: String

  /// Opens or creates the folder; nil if it is not this user's own.
  ///
  /// - Parameter folder: The path; the folder above it is created as well.
  init?(_ folder: String) {
    guard let slash = folder.lastIndex(of: "/") else { return nil }
    mkdir(String(folder[..<slash]), 0o700)
    mkdir(folder, 0o700)
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid(), status.st_mode & 0o077 == 0 || chmod(folder, 0o700) == 0
    else { return nil }
    self.folder = folder
  }

  /// The folder of this app's converted documents, in its folder for caches; nil if there is none.
  static let folder: String? = {
    func absolute(_ variable: String) -> String? {
      guard let text = getenv(variable).map({ String(cString: $0) }), text.hasPrefix("/") else {
        return nil
      }
      return text
    }
    let base = absolute("XDG_CACHE_HOME") ?? absolute("HOME").map { $0 + "/.cache" }
    return base.map { $0 + "/tactus/converted" }
  }()

  /// Returns the pages of a document; nil if they are not kept.
  func pages(named name: String) -> DocumentSource? {
    let path = "\(folder)/\(name)"
    guard let pages = try? DocumentSource(path: path) else { return nil }
    // It is the most recently used one.
    utimensat(AT_FDCWD, path, nil, 0)
    return pages
  }

  /// Returns a new file in the folder; nil if none can be created.
  func newFile() -> NewPages? { NewPages(in: folder) }

  /// Keeps the pages of a document, and removes the least recently used ones beyond the limit.
  func keep(_ file: NewPages, as name: String) {
    guard let path = file.path, rename(path, "\(folder)/\(name)") == 0 else { return }
    file.path = nil
    trim()
  }

  // MARK: Internals

  private func trim() {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    var files: [(path: String, time: timespec, size: Int)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { buffer in
        String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
      }
      var status = stat()
      let path = "\(folder)/\(name)"
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      files.append((path, status.st_mtim, Int(status.st_size)))
    }
    files.sort { ($1.time.tv_sec, $1.time.tv_nsec) < ($0.time.tv_sec, $0.time.tv_nsec) }
    var size = 0
    for (index, file) in files.enumerated() {
      size += file.size
      if index >= ConversionLimits.keptDocuments || size > ConversionLimits.keptBytes {
        unlink(file.path)
      }
    }
  }
}
