import TactusEmbeddedPhone

extension SimulatedPhone {
  /// The path of the sound file that the microphone hears, from the moment at which it is set;
  /// `nil` for silence, the default (AudioRecorder.RC1).
  public var microphone: String? {
    get { MicrophoneSource.of(link).recording?.path }
    set {
      MicrophoneSource.of(link).recording = newValue.map {
        MicrophoneSource.Recording(path: $0, start: link.connection.now)
      }
    }
  }

  /// Whether the user lets the app use the microphone; true by default (AudioRecorder.RC7).
  public var isMicrophoneAllowed: Bool {
    get { MicrophoneSource.of(link).isPermitted }
    set { MicrophoneSource.of(link).isPermitted = newValue }
  }
}
