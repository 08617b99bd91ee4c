import TactusPhoneClient
import TactusPhoneLink

extension SimulatedPhone {
  /// The path of the sound file that the microphone picks up from now on; `nil` for silence, the
  /// default (AudioRecorder.RC1).
  public var microphone: String? {
    get { MicrophoneSource.of(link).recording?.path }
    set {
      MicrophoneSource.of(link).recording = newValue.map {
        MicrophoneRecording(path: $0, start: link.connection.now)
      }
    }
  }
}
