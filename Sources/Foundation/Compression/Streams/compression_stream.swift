/// A stream that compresses or decompresses data in several steps.
public struct compression_stream {
  /// The place of the next byte of the output.
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  /// The number of bytes that fit there.
  public var dst_size: Int
  /// The next byte of the input.
  public var src_ptr: UnsafePointer<UInt8>
  /// The number of its bytes.
  public var src_size: Int
  /// The state between the steps, which `compression_stream_init` creates.
  public var state: UnsafeMutableRawPointer?

  /// Creates a stream without input, space or state.
  public init() {
    self.init(
      dst_ptr: Self.nowhere, dst_size: 0, src_ptr: UnsafePointer(Self.nowhere), src_size: 0,
      state: nil)
  }

  /// Creates a stream with input and space.
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>,
    src_size: Int, state: UnsafeMutableRawPointer?
  ) {
    (self.dst_ptr, self.dst_size) = (dst_ptr, dst_size)
    (self.src_ptr, self.src_size) = (src_ptr, src_size)
    self.state = state
  }

  /// A place for pointers to nothing.
  ///
  /// Unchecked because nobody reads or writes the memory.
  private nonisolated(unsafe) static let nowhere = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
}
