import Synchronization
import TactusSoundProcessing

/// The rendering of another speed and another pitch, independently, by SoundTouch.
final class TimePitchUnit: EffectUnit, @unchecked Sendable {
  /// The factor of the speed.
  var rate: Float {
    get { Float(bitPattern: rateBits.load(ordering: .relaxed)) }
    set { rateBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  /// The factor of the frequencies.
  var pitch: Float {
    get { Float(bitPattern: pitchBits.load(ordering: .relaxed)) }
    set { pitchBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  override func transform(
    _ input: RenderInput, _ output: RenderBuffers, _ count: Int, _ moment: RenderMoment
  ) -> Bool {
    guard let stretcher else { return false }
    let channels = output.channelCount
    stretcher.set(tempo: Double(rate), pitch: Double(pitch))
    var written = 0
    // SoundTouch needs some hundred milliseconds of input for the first output.
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
    return true
  }

  override func prepare(sampleRate: Double, channelCount: Int) {
    stretcher = TimeStretcher(sampleRate: sampleRate, channelCount: channelCount)
    free()
    scratch = .allocate(capacity: RenderMoment.longestSlice * channelCount)
    staging = .allocate(capacity: Self.step * channelCount)
    scratch.initialize(repeating: 0, count: RenderMoment.longestSlice * channelCount)
    staging.initialize(repeating: 0, count: Self.step * channelCount)
  }

  override func reset() { stretcher?.clear() }

  deinit { free() }

  // MARK: Internals

  /// The number of frames that are pulled at once.
  private static let step = 128
  /// The largest number of pulls in a slice, so that a slice ends whatever the library does.
  private static let mostPulls = 1024

  private let rateBits = Atomic(Float(1).bitPattern)
  private let pitchBits = Atomic(Float(1).bitPattern)
  private var stretcher: TimeStretcher?
  private var scratch = UnsafeMutablePointer<Float>.allocate(capacity: 1)
  private var staging = UnsafeMutablePointer<Float>.allocate(capacity: 1)

  private func free() {
    scratch.deallocate()
    staging.deallocate()
  }
}
