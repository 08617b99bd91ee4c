/// The bytes of a file that the app's callbacks read and measure.
final class CallbackBytes: ByteSource {
  init(
    _ data: UnsafeMutableRawPointer, read: @escaping AudioFile_ReadProc,
    size: @escaping AudioFile_GetSizeProc
  ) {
    (self.data, readBytes, getSize) = (data, read, size)
  }

  var length: Int64 { max(0, getSize(data)) }

  func read(at place: Int64, _ count: Int, into bytes: UnsafeMutableRawPointer) -> Int {
    guard let wanted = UInt32(exactly: min(count, 1 << 30)), wanted > 0 else { return 0 }
    var actual: UInt32 = 0
    guard readBytes(data, place, wanted, bytes, &actual) == noErr else { return 0 }
    return Int(min(actual, wanted))
  }

  private let data: UnsafeMutableRawPointer
  private let readBytes: AudioFile_ReadProc
  private let getSize: AudioFile_GetSizeProc
}
