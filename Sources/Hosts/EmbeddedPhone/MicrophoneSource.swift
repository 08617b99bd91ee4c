internal import Glibc
import Synchronization
import TactusPhoneTypes

/// The sound that the microphone of an app's phone hears: a file, or silence.
///
/// `TACTUS_MICROPHONE` names a file that begins with the app; a test sets one.
///
/// - Thread: any, for every member.
package final class MicrophoneSource: Sendable {
  /// A file whose first frame is heard at an instant.
  package struct Recording: Sendable {
    /// The path of the file.
    package var path: String
    /// The instant of its first frame.
    package var start: PhoneInstant

    /// Creates a recording.
    package init(path: String, start: PhoneInstant) { (self.path, self.start) = (path, start) }
  }

  /// The source of a link.
  package static func of(_ link: ClientLink) -> MicrophoneSource {
    link.storage.object(MicrophoneSource.self) {
      let source = MicrophoneSource()
      if let path = getenv("TACTUS_MICROPHONE") {
        source.recording = Recording(path: String(cString: path), start: link.connection.now)
      }
      return source
    }
  }

  /// The file; `nil` for silence.
  package var recording: Recording? {
    get { state.withLock { $0.recording } }
    set { state.withLock { $0.recording = newValue } }
  }

  /// The instant since which the app hears the microphone, if the user has permitted it during a
  /// recording; `nil` if it was permitted before.
  package var permittedSince: PhoneInstant? {
    get { state.withLock { $0.permittedSince } }
    set { state.withLock { $0.permittedSince = newValue } }
  }

  // MARK: Internals

  private struct State {
    var recording: Recording?
    var permittedSince: PhoneInstant?
  }

  private let state = Mutex(State())
}
