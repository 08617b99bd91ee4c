import PhoneHardware

/// Turns blocks of signals into the interleaved samples of a device.
///
/// A channel is the plain sum of its signals, cut at full scale; a signal that is not a number is
/// silence. One signal alone passes bit for bit.
package final class SoundMixer {
  /// Channels of the device.
  package let channelCount: Int
  /// Samples that were beyond full scale and have been cut.
  package private(set) var clippedSamples = 0

  /// Frames of the largest block that is rendered at once; 10 ms at the usual 48,000 Hz.
  package static let blockFrames = 480

  /// Sets aside the memory that rendering needs.
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

  /// Has a source fill one block, and writes what it filled.
  ///
  /// - Parameter frameCount: Frames there is room for, up to `blockFrames`.
  /// - Returns: Frames written.
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

  /// Has a source fill one block that nobody hears.
  ///
  /// - Parameter frameCount: Frames to pass over, up to `blockFrames`.
  /// - Returns: Frames filled.
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
