internal import Glibc

extension Stream {
  /// Creates two streams that are connected: what is written to one is read from the other.
  ///
  /// - Parameters:
  ///   - bufferSize: The number of bytes between them; the system decides.
  ///   - inputStream: The stream for reading; `nil` if the system has no files left.
  ///   - outputStream: The stream for writing; `nil` if the system has no files left.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: inout InputStream?,
    outputStream: inout OutputStream?
  ) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      (inputStream, outputStream) = (nil, nil)
      return
    }
    // Opening `/dev/fd/N` opens an end of the pipe once more, so both are opened before the ends
    // are closed. Opening the reading end first does not wait, as the pipe has both.
    inputStream = InputStream(fileAtPath: "/dev/fd/\(ends[0])")
    outputStream = OutputStream(toFileAtPath: "/dev/fd/\(ends[1])", append: true)
    inputStream?.open()
    outputStream?.open()
    for end in ends { Glibc.close(end) }
  }
}
