/// The frames of a buffer, which lives as long as the source.
///
/// Sendable because only the render thread uses what is not atomic, as in its superclass.
final class BufferSource: SegmentSource, @unchecked Sendable {
  /// Creates a source of the valid frames of a buffer; formats other than noninterleaved
  /// floating-point numbers are converted now.
  init(_ buffer: AVAudioPCMBuffer) {
    self.buffer = buffer
    length = Int(buffer.frameLength)
    if let data = buffer.floatChannelData, !buffer.format.isInterleaved {
      (channels, copy) = (data, nil)
    } else {
      let copy = RenderBuffers(channelCount: Int(buffer.format.channelCount), capacity: length)
      buffer.copyFloats(to: (0..<copy.channelCount).map { copy.channels[$0] })
      (channels, self.copy) = (UnsafePointer(copy.channels), copy)
    }
  }

  deinit { copy?.deallocate() }

  override func read(into buffers: RenderBuffers, at first: Int, _ count: Int) -> Int {
    let frames = min(count, length - position)
    guard frames > 0 else { return 0 }
    for channel in 0..<buffers.channelCount {
      (buffers.channels[channel] + first).update(from: channels[channel] + position, count: frames)
    }
    position += frames
    return frames
  }

  override func show(_ count: Int, in view: RenderBuffers) -> Bool {
    guard count <= length - position else { return false }
    for channel in 0..<view.channelCount { view.channels[channel] = channels[channel] + position }
    position += count
    return true
  }

  override func rewind() { position = 0 }
  override var isEmpty: Bool { length == 0 }

  private let buffer: AVAudioPCMBuffer
  private let channels: UnsafePointer<UnsafeMutablePointer<Float>>
  private let copy: RenderBuffers?
  private let length: Int
  private var position = 0
}
