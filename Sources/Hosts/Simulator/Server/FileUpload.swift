import CTactusSoup
import Glibc

/// A file that a page sends, which is written while it comes, so that it never is in memory.
///
/// Step SimulatorPages.FI2.
///
/// - Thread: the loop's.
final class FileUpload {
  /// The file; nil once it is complete, or after an error.
  private var file: NewFile?
  /// The first error.
  private(set) var error: SharedFolderError?
  /// The number of bytes that are expected.
  private let size: Int

  /// Begins to receive the body of a request.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - size: The size that the request states.
  ///   - onEnd: Called when the request has ended, complete or not.
  static func begin(
    _ file: NewFile, size: Int, on message: OpaquePointer, onEnd: @escaping () -> Void
  ) -> FileUpload {
    let upload = FileUpload(file, size)
    upload.onEnd = onEnd
    soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0)
    let context = Unmanaged.passRetained(upload).toOpaque()
    let instance = UnsafeMutableRawPointer(message)
    let onPiece: @convention(c) (OpaquePointer, OpaquePointer, gpointer) -> Void = {
      _, bytes, context in
      Unmanaged<FileUpload>.fromOpaque(context).takeUnretainedValue().receive(bytes)
    }
    tactus_connect(instance, "got-chunk", unsafeBitCast(onPiece, to: gpointer.self), context)
    let onEnd: @convention(c) (OpaquePointer, gpointer) -> Void = { message, context in
      g_signal_handlers_disconnect_matched(
        UnsafeMutableRawPointer(message), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, context)
      let upload = Unmanaged<FileUpload>.fromOpaque(context).takeRetainedValue()
      upload.file = nil
      upload.onEnd()
    }
    tactus_connect(instance, "finished", unsafeBitCast(onEnd, to: gpointer.self), context)
    return upload
  }

  /// Gives the file its name once all of it has come.
  ///
  /// - Returns: The name.
  func finish() throws(SharedFolderError) -> String {
    if let error { throw error }
    guard let file, file.count == size else { throw SharedFolderError(number: EPIPE) }
    self.file = nil
    return try file.finish()
  }

  // MARK: Internals

  private var onEnd: () -> Void = {}

  private init(_ file: NewFile, _ size: Int) { (self.file, self.size) = (file, size) }

  private func receive(_ bytes: OpaquePointer) {
    guard let file else { return }
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    let piece = Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
    do throws(SharedFolderError) {
      try file.write(piece[...])
    } catch {
      self.error = error
      self.file = nil
    }
  }
}
