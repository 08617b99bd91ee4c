/// The state of the phone's sound, as far as an app receives it.
public struct SoundStatus: Sendable, Equatable {
  /// The output of the app's sound.
  public var route: SoundRoute
  /// The ports that the app's category uses.
  public var ports: SoundPorts
  /// The reason for which the route or the ports differ from those of the last status; `nil` if
  /// they do not.
  public var change: SoundRouteChange?
  /// The kinds of the connected devices, without repetition, in the order of `SoundDevice.Kind`.
  public var deviceKinds: [SoundDevice.Kind]
  /// The volume, 0…1.
  public var volume: Double
  /// Whether another app plays sound that mixes with this app's.
  public var isOtherAudioPlaying: Bool
  /// Whether this sound is that of a session that does not mix.
  public var isOtherAudioPrimary: Bool
  /// Whether the system reports that a session is deactivated while sound plays.
  public var reportsBusy: Bool
  /// The sound file that is the input of the microphone; `nil` for silence.
  public var microphone: MicrophoneRecording?

  /// Creates a status; the defaults are those of a new phone.
  public init(
    route: SoundRoute = .speaker, ports: SoundPorts = .output, change: SoundRouteChange? = nil,
    deviceKinds: [SoundDevice.Kind] = [], volume: Double = 1, isOtherAudioPlaying: Bool = false,
    isOtherAudioPrimary: Bool = false, reportsBusy: Bool = true,
    microphone: MicrophoneRecording? = nil
  ) {
    self.route = route
    self.ports = ports
    self.change = change
    self.deviceKinds = deviceKinds
    self.volume = volume
    self.isOtherAudioPlaying = isOtherAudioPlaying
    self.isOtherAudioPrimary = isOtherAudioPrimary
    self.reportsBusy = reportsBusy
    self.microphone = microphone
  }
}
