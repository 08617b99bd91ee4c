import CTactusGio
import Glibc

/// The artwork of the item as a file, for programs of the desktop (RemoteControl.MP6).
///
/// The file is in a folder that only the user can read, and is removed with the object.
struct ArtworkFile: ~Copyable {
  /// The URL of the file; `nil` without artwork.
  private(set) var url: String?

  /// Creates an object without a file.
  ///
  /// - Parameter parent: A folder that only the user can read; `nil` for that of temporary files.
  init(in parent: String? = nil) { self.parent = parent }

  deinit {
    if let path { unlink(path) }
    if let folder { rmdir(folder) }
  }

  /// Removes the file and its folder.
  mutating func remove() {
    update("")
    if let folder { rmdir(folder) }
    folder = nil
  }

  /// Replaces the file by artwork; empty removes it.
  ///
  /// - Parameter text: A PNG in Base64.
  mutating func update(_ text: String) {
    guard text != written else { return }
    written = text
    if let path { unlink(path) }
    (path, url) = (nil, nil)
    guard !text.isEmpty, let folder = folder ?? makeFolder() else { return }
    self.folder = folder
    count += 1
    // Programs cache pictures by their URL.
    let new = "\(folder)/artwork-\(count).png"
    var size: gsize = 0
    guard let bytes = g_base64_decode(text, &size) else { return }
    defer { g_free(bytes) }
    let isWritten = bytes.withMemoryRebound(to: CChar.self, capacity: Int(size)) {
      g_file_set_contents(new, $0, gssize(size), nil) != 0
    }
    guard isWritten, let uri = g_filename_to_uri(new, nil, nil) else { return }
    defer { g_free(uri) }
    (path, url) = (new, String(cString: uri))
  }

  // MARK: Internals

  private var written = ""
  private var count = 0
  private var folder: String?
  private var path: String?

  private let parent: String?

  private func makeFolder() -> String? {
    if let parent {
      let folder = "\(parent)/artwork"
      return mkdir(folder, 0o700) == 0 || errno == EEXIST ? folder : nil
    }
    guard let folder = g_dir_make_tmp("tactus-artwork-XXXXXX", nil) else { return nil }
    defer { g_free(folder) }
    return String(cString: folder)
  }
}
