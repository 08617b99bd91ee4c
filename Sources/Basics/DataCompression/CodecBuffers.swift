/// The input that a codec has not yet read, and the space that it has not yet written.
public struct CodecBuffers {
  /// The next byte of the input.
  public var input: UnsafePointer<UInt8>?
  /// The number of bytes of the input.
  public var inputCount: Int
  /// The place of the next byte of the output.
  public var output: UnsafeMutablePointer<UInt8>?
  /// The number of bytes that fit.
  public var outputCount: Int

  /// Creates buffers from memory that outlives them.
  public init(
    input: UnsafePointer<UInt8>?, inputCount: Int, output: UnsafeMutablePointer<UInt8>?,
    outputCount: Int
  ) {
    (self.input, self.inputCount) = (input, inputCount)
    (self.output, self.outputCount) = (output, outputCount)
  }

  /// Creates buffers for all bytes of two others, which outlive them.
  init(from source: UnsafeBufferPointer<UInt8>, to space: UnsafeMutableBufferPointer<UInt8>) {
    self.init(
      input: source.baseAddress, inputCount: source.count, output: space.baseAddress,
      outputCount: space.count)
  }

  /// Marks bytes at the beginning of the input as read.
  mutating func skipInput(_ count: Int) {
    input = input.map { $0 + count }
    inputCount -= count
  }

  /// Marks bytes at the beginning of the output as written.
  mutating func skipOutput(_ count: Int) {
    output = output.map { $0 + count }
    outputCount -= count
  }

  /// Writes as many bytes as fit, and returns their number.
  mutating func write(_ bytes: ArraySlice<UInt8>) -> Int {
    let count = min(bytes.count, outputCount)
    guard count > 0, let output else { return 0 }
    bytes.withUnsafeBufferPointer { source in
      if let start = source.baseAddress { output.update(from: start, count: count) }
    }
    skipOutput(count)
    return count
  }

  /// Reads at most a number of bytes of the input.
  mutating func read(atMost limit: Int) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeBufferPointer(start: input, count: min(limit, inputCount))
    skipInput(bytes.count)
    return bytes
  }
}
