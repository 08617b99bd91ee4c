/// Samples of the render thread: a pointer for each channel.
///
/// The owner allocates and frees it.
struct RenderBuffers {
  /// The address of the first sample of each channel.
  let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  let channelCount: Int

  /// Allocates silent channels.
  init(channelCount: Int, capacity: Int) {
    self.channelCount = channelCount
    channels = .allocate(capacity: max(1, channelCount))
    for channel in 0..<channelCount {
      let samples = UnsafeMutablePointer<Float>.allocate(capacity: max(1, capacity))
      samples.initialize(repeating: 0, count: max(1, capacity))
      (channels + channel).initialize(to: samples)
    }
  }

  /// Allocates channels that point to the samples of others, until they are set to others.
  init(viewOf buffers: RenderBuffers) {
    channelCount = buffers.channelCount
    channels = .allocate(capacity: max(1, channelCount))
    channels.update(from: buffers.channels, count: channelCount)
  }

  /// Deallocates the channels of a view, but not its samples.
  func deallocateView() { channels.deallocate() }

  func deallocate() {
    for channel in 0..<channelCount { channels[channel].deallocate() }
    channels.deallocate()
  }

  /// Silences frames.
  ///
  /// - Thread: render.
  func clear(from first: Int = 0, _ count: Int) {
    guard count > 0 else { return }
    for channel in 0..<channelCount {
      (channels[channel] + first).update(repeating: 0, count: count)
    }
  }

  /// Copies frames of other channels: mono to all channels, several to mono as their mean, others
  /// by number.
  ///
  /// - Thread: render.
  func copy(_ other: RenderBuffers, _ count: Int) {
    guard count > 0 else { return }
    if other.channelCount == channelCount {
      for channel in 0..<channelCount {
        channels[channel].update(from: other.channels[channel], count: count)
      }
    } else if other.channelCount == 1 {
      for channel in 0..<channelCount {
        channels[channel].update(from: other.channels[0], count: count)
      }
    } else if channelCount == 1 {
      let scale = 1 / Float(other.channelCount)
      clear(count)
      for channel in 0..<other.channelCount {
        for frame in 0..<count { channels[0][frame] += other.channels[channel][frame] * scale }
      }
    } else {
      clear(count)
      for channel in 0..<min(channelCount, other.channelCount) {
        channels[channel].update(from: other.channels[channel], count: count)
      }
    }
  }
}
