import TactusPermissions
import TactusPhoneClient
import TactusPhoneTypes
import TactusSoundProcessing

/// The phone's microphone, as available to the app.
///
/// - Thread: any, for every member.
final class PhoneMicrophone: Sendable {
  /// The microphone of the phone to which the app is connected.
  static var current: PhoneMicrophone { PhoneMicrophone(AppPhone.link) }

  /// Whether the app may record (AudioRecorder.RC7).
  var isPermitted: Bool { permissions.table[.microphone].status.permitsUse }

  /// Asks the user for the permission to record, unless that is decided; until then the app
  /// receives silence (AudioRecorder.RC7).
  ///
  /// - Parameter onPermitted: Called on the main actor if the user gives the permission.
  func askForPermission(onPermitted: @escaping @MainActor @Sendable () -> Void = {}) {
    guard permissions.table[.microphone].status == .notDetermined else { return }
    let (source, connection) = (source, link.connection)
    AppPermissions.ask(.microphone) { permission in
      guard permission.status.permitsUse else { return }
      source.permittedSince = connection.now
      onPermitted()
    }
  }

  /// The phone's time in seconds.
  var now: Double { Double(link.connection.now.nanoseconds) / 1e9 }

  /// Notes that a recording begins at a time of the phone in seconds; a microphone file without a
  /// time of its own begins then, too (AudioRecorder.RC10).
  func begin(at time: Double) {
    // A time later than any recording stands for never.
    let seconds = time.isFinite ? min(max(0, time), 9e9) : 9e9
    source.recordedSince = PhoneInstant(nanoseconds: Int64(seconds * 1e9))
  }

  /// Returns a reader of the microphone's sound from now on; it is silent without permission.
  func reader() -> MicrophoneReader {
    let (now, status) = (now, permissions.table[.microphone].status)
    begin(at: now)
    return MicrophoneReader(
      path: status == .notDetermined ? recordedPath : path, from: now - start,
      since: now * 1e9, isPermitted: status.permitsUse,
      waitsForPermission: source.recording?.start == nil, gain: gain)
  }

  /// Returns the microphone's sound from a time of the phone on, in seconds.
  ///
  /// - Returns: The frames at the sample rate of the engine's input; empty during silence.
  func frames(from time: Double, seconds: Double, sampleRate: Double) -> [Float] {
    let count = Int((seconds * sampleRate).rounded())
    var frames = [Float](repeating: 0, count: max(0, count))
    guard let path, count > 0, let file = try? SoundFileStream(reading: path) else {
      return frames
    }
    // The file begins later, or the permission was granted later.
    let permitted = Double(source.permittedSince?.nanoseconds ?? 0) / 1e9
    let silent = Int((max(0, start - time, permitted - time) * sampleRate).rounded())
    guard silent < count else { return frames }
    let first = time + Double(silent) / sampleRate - start
    let reader = FileSource(
      path: path, from: Int64(max(0, first * file.sampleRate).rounded()),
      count: Int64(Double(count - silent) / sampleRate * file.sampleRate + 4096),
      sampleRate: sampleRate, channelCount: 1, isWhole: true)
    let buffers = RenderBuffers(channelCount: 1, capacity: count)
    defer { buffers.deallocate() }
    let read = reader.read(into: buffers, at: silent, count - silent)
    for index in 0..<(silent + read) { frames[index] = buffers.channels[0][index] }
    gain.apply(to: &frames, from: time, sampleRate: sampleRate)
    return frames
  }

  // MARK: Internals

  private let link: ClientLink
  private let source: MicrophoneSource
  private let permissions: PermissionChannel
  private let gain: MicrophoneGain
  private let file: MicrophoneFile

  private init(_ link: ClientLink) {
    (self.link, source) = (link, MicrophoneSource.of(link))
    file = link.storage.object(MicrophoneFile.self) { MicrophoneFile() }
    permissions = PermissionChannel.of(link)
    gain = AVAudioSession.sharedInstance().microphoneGain
  }

  /// The path of the file; `nil` for silence and without permission.
  private var path: String? { isPermitted ? recordedPath : nil }

  /// The path at which libsndfile reads the file, or its decoded copy.
  private var recordedPath: String? {
    source.recording.map { file.readablePath(of: $0.path) }
  }

  /// The time of the file's first frame in seconds.
  private var start: Double {
    let (began, permitted) = (source.recordedSince, source.permittedSince)
    let start = source.recording?.start ?? max(began ?? .boot, permitted ?? .boot)
    return Double(start.nanoseconds) / 1e9
  }
}
