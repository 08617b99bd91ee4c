import TactusEmbeddedPhone
import TactusSoundProcessing

/// The phone's microphone as the app hears it.
///
/// - Thread: any, for every member.
final class PhoneMicrophone: Sendable {
  /// The microphone of the app's phone.
  static var current: PhoneMicrophone { PhoneMicrophone(EmbeddedPhone.link) }

  /// Whether the app may record (AudioRecorder.RC7).
  var isPermitted: Bool { source.isPermitted }

  /// The phone's time in seconds.
  var now: Double { Double(link.connection.now.nanoseconds) / 1e9 }

  /// Returns a reader of what the microphone hears from now on.
  func reader() -> MicrophoneReader {
    let now = now
    return MicrophoneReader(path: path, from: now - start, since: now * 1e9)
  }

  /// Returns what the microphone hears from a time of the phone on, in seconds.
  ///
  /// - Returns: The frames at the rate of the engine's input; nothing where there is silence.
  func frames(from time: Double, seconds: Double, sampleRate: Double) -> [Float] {
    let count = Int((seconds * sampleRate).rounded())
    var frames = [Float](repeating: 0, count: max(0, count))
    guard let path, count > 0, let file = try? SoundFileStream(reading: path) else {
      return frames
    }
    let first = (time - start) * file.sampleRate
    // The recording begins later.
    let silent = Int((max(0, -first) / file.sampleRate * sampleRate).rounded())
    guard silent < count else { return frames }
    let reader = FileSource(
      path: path, from: Int64(max(0, first).rounded()),
      count: Int64(Double(count - silent) / sampleRate * file.sampleRate + 4096),
      sampleRate: sampleRate, channelCount: 1, isWhole: true)
    let buffers = RenderBuffers(channelCount: 1, capacity: count)
    defer { buffers.deallocate() }
    let read = reader.read(into: buffers, at: silent, count - silent)
    for index in 0..<(silent + read) { frames[index] = buffers.channels[0][index] }
    return frames
  }

  // MARK: Internals

  private let link: ClientLink
  private let source: MicrophoneSource

  private init(_ link: ClientLink) {
    (self.link, source) = (link, MicrophoneSource.of(link))
  }

  /// The path of the file; `nil` for silence and without permission.
  private var path: String? { source.isPermitted ? source.recording?.path : nil }

  /// The time of the file's first frame in seconds.
  private var start: Double { Double(source.recording?.start.nanoseconds ?? 0) / 1e9 }
}
