import TactusSoundProcessing

/// The rendering of speed and pitch changes in a format, by SoundTouch.
final class TimePitchKernel: EffectKernel {
  /// Creates a kernel; `nil` if the library cannot be loaded.
  ///
  /// - Parameter unit: The unit, which owns the kernel and contains the speed and the pitch.
  init?(_ unit: TimePitchUnit, sampleRate: Double, channelCount: Int) {
    guard let stretcher = TimeStretcher(sampleRate: sampleRate, channelCount: channelCount) else {
      return nil
    }
    (self.unit, self.stretcher) = (unit, stretcher)
    scratch = .allocate(capacity: RenderMoment.longestSlice * channelCount)
    staging = .allocate(capacity: Self.step * channelCount)
    scratch.initialize(repeating: 0, count: RenderMoment.longestSlice * channelCount)
    staging.initialize(repeating: 0, count: Self.step * channelCount)
  }

  deinit {
    scratch.deallocate()
    staging.deallocate()
  }

  override func process(
    _ input: RenderInput, _ output: RenderBuffers, _ count: Int, _ moment: RenderMoment
  ) {
    let channels = output.channelCount
    stretcher.set(tempo: Double(unit.rate), pitch: Double(unit.pitch))
    var written = 0
    // SoundTouch needs some hundred milliseconds of input before the first output.
    var pulls = Self.mostPulls
    while written < count, pulls > 0 {
      written += stretcher.receive(scratch + written * channels, atMost: count - written)
      if written == count { break }
      guard let frames = input.pull(Self.step, moment) else { break }
      for channel in 0..<channels {
        let source = frames.channels[min(channel, frames.channelCount - 1)]
        for frame in 0..<Self.step { staging[frame * channels + channel] = source[frame] }
      }
      stretcher.put(staging, frameCount: Self.step)
      pulls -= 1
    }
    for channel in 0..<channels {
      let target = output.channels[channel]
      for frame in 0..<written { target[frame] = scratch[frame * channels + channel] }
    }
    output.clear(from: written, count - written)
  }

  override func reset() { stretcher.clear() }

  // MARK: Internals

  /// The number of frames pulled at a time.
  private static let step = 128
  /// The maximum number of pulls per slice, so that a slice ends whatever the library does.
  private static let mostPulls = 1024

  private unowned let unit: TimePitchUnit
  private let stretcher: TimeStretcher
  private let scratch: UnsafeMutablePointer<Float>
  private let staging: UnsafeMutablePointer<Float>
}
