import CTactusSoup
import Glibc

// The person's files: pages send them, and download them (SimulatorPages.FI1–FI6).
extension SimulatorServer {
  /// Begins to receive a file, or refuses it before its body is read (SimulatorPages.FI2).
  ///
  /// - Returns: The status and the reason of a refusal; nil without one.
  func beginUpload(_ message: OpaquePointer, _ path: String) -> (UInt32, String)? {
    guard let files else { return (404, "This phone has no folder for files.") }
    let headers = soup_server_message_get_request_headers(message)
    // A size that is not stated could not be limited before the disk is full.
    guard soup_message_headers_get_encoding(headers) == SOUP_ENCODING_CONTENT_LENGTH else {
      return (411, "The size of the file must be stated.")
    }
    let size = soup_message_headers_get_content_length(headers)
    guard size >= 0, size <= PageLimits.fileBytes else {
      return (413, "A file may have \(PageLimits.fileBytes >> 20) MB.")
    }
    guard uploads.count < PageLimits.uploads else {
      return (503, "Too many files are being sent.")
    }
    do throws(SharedFolderError) {
      let new = try files.newFile(String(path.dropFirst(RequestGuard.filesPath.utf8.count)))
      uploads[message] = FileUpload.begin(new, size: Int(size), on: message) { [weak self] in
        self?.uploads[message] = nil
      }
      return nil
    } catch {
      return (507, "The file cannot be stored: \(error.reason).")
    }
  }

  /// Ends the upload of a request.
  ///
  /// - Returns: The name of the stored file, or the reason why there is none.
  func endUpload(_ message: OpaquePointer) -> Result<String, SharedFolderError> {
    guard let upload = uploads.removeValue(forKey: message) else {
      return .failure(SharedFolderError(number: EPIPE))
    }
    do throws(SharedFolderError) {
      return .success(try upload.finish())
    } catch {
      return .failure(error)
    }
  }

  /// Answers a request with a file.
  ///
  /// - Returns: Whether there is such a file.
  func sendFile(_ path: String, to message: OpaquePointer) -> Bool {
    let parts = path.dropFirst(RequestGuard.filesPath.utf8.count)
      .split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, let file = files?.open(parts) else { return false }
    FileDownload.begin(file, name: String(name), on: message)
    return true
  }
}
