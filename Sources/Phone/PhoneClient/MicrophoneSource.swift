internal import Glibc
import Synchronization
import TactusPhoneLink
import TactusPhoneTypes

/// The input of the microphone of an app's phone: a file, or silence.
///
/// `TACTUS_MICROPHONE` names a file that begins with the app; a test or the phone sets one.
///
/// - Thread: any, for every member.
package final class MicrophoneSource: Sendable {
  /// Returns the source of a link.
  package static func of(_ link: ClientLink) -> MicrophoneSource {
    let source = link.storage.object(MicrophoneSource.self) {
      let source = MicrophoneSource()
      if let path = getenv("TACTUS_MICROPHONE") {
        source.recording = MicrophoneRecording(
          path: String(cString: path), start: link.connection.now)
      }
      return source
    }
    source.follow(SoundChannel.of(link))
    return source
  }

  /// The file; `nil` for silence.
  package var recording: MicrophoneRecording? {
    get { state.withLock { $0.recording } }
    set { state.withLock { $0.recording = newValue } }
  }

  /// The instant since which the app hears the microphone, if the user has permitted it during a
  /// recording; `nil` if it was permitted before.
  package var permittedSince: PhoneInstant? {
    get { state.withLock { $0.permittedSince } }
    set { state.withLock { $0.permittedSince = newValue } }
  }

  /// The instant at which the app has begun to record last, with which a file without a time of its
  /// own begins (AudioRecorder.RC10).
  package var recordedSince: PhoneInstant? {
    get { state.withLock { $0.recordedSince } }
    set { state.withLock { $0.recordedSince = newValue } }
  }

  // MARK: Internals

  private struct State {
    var recording: MicrophoneRecording?
    var recordedSince: PhoneInstant?
    /// The file of the phone's last status.
    var reported: MicrophoneRecording?
    var isFollowing = false
    var permittedSince: PhoneInstant?
  }

  private let state = Mutex(State())

  /// Takes over the files that the phone reports, from now on.
  private func follow(_ channel: SoundChannel) {
    let isNew = state.withLock { state in
      defer { state.isFollowing = true }
      return !state.isFollowing
    }
    guard isNew else { return }
    channel.addObserver { [weak self] event in
      if case .status(let status) = event { self?.take(status.microphone) }
    }
    take(channel.status.microphone)
  }

  private func take(_ recording: MicrophoneRecording?) {
    state.withLock { state in
      guard recording != state.reported else { return }
      (state.reported, state.recording) = (recording, recording)
    }
  }
}
