import TactusCommandKit
import TactusPatternCommands
import TactusPhone
import TactusPhoneHost
import TactusPhoneScript
import TactusPhoneTypes

/// The option `--microphone`: the sound file that is the input of the phone's microphone.
enum MicrophoneOption {
  static let option = Option<String?>.file(
    "microphone", value: "FILE", extensions: ["wav", "flac", "aiff", "caf", "ogg"],
    help: """
      A sound file that the microphone hears from the start on, with simulate from that of each \
      recording; otherwise it hears silence.
      """)

  /// Returns the conditions of a phone whose microphone has a file as its input from its start on:
  /// at 0 in virtual time.
  static func environment(of path: String?) throws -> PhoneEnvironment {
    do throws(MicrophoneError) {
      return try PhoneEnvironment().hearing(path, since: PhoneInstant(nanoseconds: 0))
    } catch {
      throw CommandFailure(.unreadableInput, error.message)
    }
  }
}
