import Foundation

/// A consumer of bytes, such as those of a document.
///
/// - Thread: any, but one at a time.
public final class CGDataConsumer: _CoreFoundationObject {
  /// Takes bytes and returns whether all could be taken.
  package let write: (UnsafeRawBufferPointer) -> Bool
  /// Ends the writing; the argument states whether it has succeeded.
  package let finish: (Bool) -> Void

  /// Creates a consumer that appends to data.
  public init?(data: CFMutableData) {
    write = { bytes in
      if let start = bytes.baseAddress { data.append(start, length: bytes.count) }
      return true
    }
    finish = { _ in }
  }

  /// Creates a consumer that writes a file, or returns `nil` if it cannot be created.
  ///
  /// The file appears, or replaces an earlier one, when it has been written completely.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    let draft = url.deletingLastPathComponent().appending(
      path: ".\(url.lastPathComponent).\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: draft.path, contents: nil),
      let file = try? FileHandle(forWritingTo: draft)
    else { return nil }
    write = { bytes in
      do {
        try file.write(contentsOf: Data(bytes))
        return true
      } catch { return false }
    }
    finish = { hasSucceeded in
      try? file.close()
      // POSIX replaces an existing file at once.
      guard hasSucceeded, rename(draft.path, url.path) == 0 else {
        try? FileManager.default.removeItem(at: draft)
        return
      }
    }
  }

  /// Creates a consumer that calls functions.
  ///
  /// - Parameters:
  ///   - info: The first argument of the functions.
  ///   - cbks: The functions, which are copied.
  public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
    let callbacks = cbks.pointee
    guard let put = callbacks.putBytes else { return nil }
    write = { bytes in
      guard let start = bytes.baseAddress else { return true }
      return put(info, start, bytes.count) == bytes.count
    }
    finish = { _ in callbacks.releaseConsumer?(info) }
  }
}
