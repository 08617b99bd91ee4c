import FoundationNetworking
import TactusFoundationBase

/// A stream of data that can be read again: each opening after a closing begins at the first byte.
///
/// Step Networking.NW14.
final class RereadStream: InputStream {
  private let data: Data
  /// The stream of the readings after the first one.
  private var again: InputStream?
  private var wasClosed = false

  override init(data: Data) {
    self.data = data
    super.init(data: data)
  }

  override func open() {
    guard wasClosed else { return super.open() }
    let stream = InputStream(data: data)
    again = stream
    stream.open()
  }

  override func close() {
    wasClosed = true
    if let again { again.close() } else { super.close() }
  }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    again?.read(buffer, maxLength: len) ?? super.read(buffer, maxLength: len)
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
    length len: UnsafeMutablePointer<Int>
  ) -> Bool {
    again?.getBuffer(buffer, length: len) ?? super.getBuffer(buffer, length: len)
  }

  override var hasBytesAvailable: Bool { again?.hasBytesAvailable ?? super.hasBytesAvailable }

  override var streamStatus: Status { again?.streamStatus ?? super.streamStatus }

  override var streamError: (any Error)? {
    // Without an error the toolchain's property traps.
    if let again { return again._streamError }
    return super.streamStatus == .error ? super.streamError : nil
  }
}
