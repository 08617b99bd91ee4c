/// The bytes of a document with exported health data, from the beginning to the end.
///
/// - Thread: one at a time.
protocol HealthExportInput: AnyObject {
  /// The path of the document for messages; that of an entry follows the path of its archive.
  var documentPath: String { get }
  /// The number of bytes, which is a file's at the beginning.
  var byteCount: UInt64 { get }
  /// Reads the next bytes.
  ///
  /// - Parameter buffer: Receives the bytes.
  /// - Returns: The number of bytes; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(HealthExportError) -> Int
  /// Throws an error if the bytes are damaged, which makes the document unreadable.
  func checkRest() throws(HealthExportError)
}
