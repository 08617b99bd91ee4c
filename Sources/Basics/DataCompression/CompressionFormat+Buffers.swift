extension CompressionFormat {
  /// Compresses all bytes of a buffer into another.
  ///
  /// - Returns: The number of bytes written, or `nil` if they do not fit.
  public func compress(
    _ source: UnsafeBufferPointer<UInt8>, into destination: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    guard let codec = codec(.compress) else { return nil }
    var buffers = CodecBuffers(from: source, to: destination)
    if codec.process(&buffers, isLast: true) == .finished {
      return destination.count - buffers.outputCount
    }
    guard buffers.outputCount == 0 else { return nil }
    // A compressor that has filled its space reports its end only when it gets more space.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { spare in
      (buffers.output, buffers.outputCount) = (spare.baseAddress, spare.count)
      let status = codec.process(&buffers, isLast: true)
      return status == .finished && buffers.outputCount == spare.count ? destination.count : nil
    }
  }

  /// Decompresses a stream in a buffer into another, and stops where the space ends.
  ///
  /// - Returns: The number of bytes written, or `nil` if the stream is damaged or incomplete.
  public func decompress(
    _ source: UnsafeBufferPointer<UInt8>, into destination: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    guard let codec = codec(.decompress) else { return nil }
    var buffers = CodecBuffers(from: source, to: destination)
    let status = codec.process(&buffers, isLast: true)
    if buffers.outputCount == 0 { return destination.count }
    return status == .finished ? destination.count - buffers.outputCount : nil
  }

  /// Converts all bytes of a buffer.
  ///
  /// - Parameters:
  ///   - source: The bytes; a stream that is decompressed may have others behind it.
  ///   - direction: What to do.
  ///   - write: Called with each piece of the result.
  /// - Returns: Whether the stream was complete and without damage.
  public func convert(
    _ source: UnsafeBufferPointer<UInt8>, _ direction: CompressionDirection,
    write: (UnsafeBufferPointer<UInt8>) -> Void
  ) -> Bool {
    guard let codec = codec(direction) else { return false }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.pieceCount) { piece in
      var rest = UnsafeBufferPointer(rebasing: source[...])
      while true {
        var buffers = CodecBuffers(from: rest, to: piece)
        let status = codec.process(&buffers, isLast: true)
        let count = piece.count - buffers.outputCount
        write(UnsafeBufferPointer(rebasing: piece[..<count]))
        switch status {
        case .finished: return true
        case .failed: return false
        case .unfinished:
          // Neither more input nor more space would help.
          if buffers.outputCount > 0 { return false }
        }
        rest = UnsafeBufferPointer(start: buffers.input, count: buffers.inputCount)
      }
    }
  }

  /// The bytes that are converted at a time.
  private static let pieceCount = 1 << 16
}
