import Synchronization
import TactusSoundProcessing

/// The frames of the phone's microphone on the phone's clock.
///
/// - Thread: render, except `init`, `prepare` and `permit`.
final class MicrophoneReader: @unchecked Sendable {
  /// The sample rate of the microphone.
  static let sampleRate = 48_000.0

  /// Creates a reader of a recording; silent without one.
  ///
  /// - Parameters:
  ///   - offset: The position in the recording in seconds; silent before its beginning.
  ///   - host: The phone's time of that position in nanoseconds.
  ///   - isPermitted: Whether the app has the permission; otherwise it is silent until `permit`.
  ///   - waitsForPermission: Whether the recording waits for the permission.
  ///   - gain: The gain of the app's microphone.
  init(
    path: String?, from offset: Double, since host: Double, isPermitted: Bool,
    waitsForPermission: Bool, gain: MicrophoneGain
  ) {
    self.isPermitted = Atomic(isPermitted)
    self.waitsForPermission = waitsForPermission
    (self.gain, heardGain) = (gain, gain.value)
    self.host = host - min(0, offset) * 1e9
    source = path.map {
      let rate = (try? SoundFileStream(reading: $0))?.sampleRate ?? Self.sampleRate
      return FileSource(
        path: $0, from: Int64((max(0, offset) * rate).rounded()), count: .max / 4,
        sampleRate: Self.sampleRate, channelCount: 1,
        isWhole: false)
    }
  }

  /// Reads consecutive frames, from the first time on.
  func read(into output: RenderBuffers, _ count: Int, atHost time: Double) {
    let before = Int(min(max((host - time) / 1e9 * Self.sampleRate, 0), Double(count)).rounded())
    output.clear(before)
    let isPermitted = isPermitted.load(ordering: .relaxed)
    let isRead = isPermitted || !waitsForPermission
    let read = isRead ? source?.read(into: output, at: before, count - before) ?? 0 : 0
    output.clear(from: before + read, count - before - read)
    if !isPermitted { output.clear(count) }
    // AudioSession.HW2. The gain changes within the slice, so that there is no click.
    let gain = gain.value
    if count > 0 { GainRamp.scale(output.channels[0], count, from: heardGain, to: gain) }
    heardGain = gain
    for channel in 1..<max(1, output.channelCount) {
      output.channels[channel].update(from: output.channels[0], count: count)
    }
  }

  /// Passes the microphone's sound to the app from now on.
  func permit() { isPermitted.store(true, ordering: .relaxed) }

  /// Reads ahead.
  func prepare() { source?.prepare() }

  private let host: Double
  private let isPermitted: Atomic<Bool>
  private let waitsForPermission: Bool
  private let gain: MicrophoneGain
  /// The gain of the last frame.
  private var heardGain: Float
  /// The file of the recording; `nil` for silence.
  let source: FileSource?
}
