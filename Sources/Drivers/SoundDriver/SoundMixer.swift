import TactusPhoneHardware

/// A mixer that converts blocks of signals into the interleaved samples of a device.
///
/// A channel is the sum of its signals, clipped at full scale; NaN counts as silence. A single
/// signal passes unchanged.
package final class SoundMixer {
  /// The number of channels of the device.
  package let channelCount: Int
  /// The number of clipped samples.
  package private(set) var clippedSamples = 0

  /// The maximum number of frames rendered at once; 10 ms at the common 48,000 Hz.
  package static let blockFrames = 480

  /// Creates a mixer and allocates its buffers.
  package init(_ routing: SoundRouting) {
    channelCount = routing.channels.count
    let scratch = UnsafeMutablePointer<Float>.allocate(capacity: 3 * Self.blockFrames)
    scratch.initialize(repeating: 0, count: 3 * Self.blockFrames)
    drive = scratch
    left = scratch + Self.blockFrames
    right = scratch + 2 * Self.blockFrames
    channels = .allocate(capacity: channelCount)
    channels.initialize(from: routing.channels, count: channelCount)
  }

  deinit {
    drive.deallocate()
    channels.deallocate()
  }

  /// Renders one block of a source and writes its mixed samples.
  ///
  /// - Parameter frameCount: The number of frames for which there is room, up to `blockFrames`.
  /// - Returns: The number of frames written.
  /// - Thread: render.
  package func render(
    _ source: any SignalSource, _ frameCount: Int, into output: UnsafeMutablePointer<Float>
  ) -> Int {
    let block = PlaybackBlock(drive: drive, left: left, right: right, frameCount: frameCount)
    let filled = max(0, min(frameCount, source.fill(block)))
    for channel in 0..<channelCount {
      let signals = channels[channel]
      var next = output + channel
      for frame in 0..<filled {
        let sum = signals.sum(drive: drive[frame], left: left[frame], right: right[frame])
        next.pointee = SoundRouting.limited(sum)
        if next.pointee != sum { clippedSamples += 1 }
        next += channelCount
      }
    }
    return filled
  }

  /// Renders one block of a source and discards it.
  ///
  /// - Parameter frameCount: The number of frames to skip, up to `blockFrames`.
  /// - Returns: The number of frames rendered.
  /// - Thread: render.
  package func skip(_ source: any SignalSource, _ frameCount: Int) -> Int {
    let block = PlaybackBlock(drive: drive, left: left, right: right, frameCount: frameCount)
    return max(0, min(frameCount, source.fill(block)))
  }

  // MARK: Internals

  private let drive: UnsafeMutablePointer<Float>
  private let left: UnsafeMutablePointer<Float>
  private let right: UnsafeMutablePointer<Float>
  private let channels: UnsafeMutablePointer<SoundRouting.Channel>
}
