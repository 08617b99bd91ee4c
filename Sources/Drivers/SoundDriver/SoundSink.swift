import CTactusPulse
import TactusPhoneHardware

/// An output of the sound server, as last reported.
public struct SoundSink: Sendable, Equatable {
  /// The server's name for the output, also used in addresses.
  public var name: String
  /// The human-readable name.
  public var title: String
  /// The names of the channels, in order, such as `front-left`.
  public var channels: [String]
  /// The native sample rate in frames per second.
  public var sampleRate: Double
  /// Whether a stream plays on the output.
  public var isRunning: Bool
  /// Whether the output is muted or its volume is 0.
  public var isSilenced: Bool
  /// Whether the output is the server's default.
  public var isDefault: Bool
}

extension SoundSink {
  /// Creates a sink from the server's information.
  init(_ info: pa_sink_info, usual: String?) {
    name = info.name.map { String(cString: $0) } ?? ""
    title = info.description.map { String(cString: $0) } ?? name
    var map = info.channel_map
    channels = withUnsafeBytes(of: &map.map) { bytes in
      bytes.bindMemory(to: pa_channel_position_t.self)
        .prefix(Int(info.channel_map.channels))
        .map { pa_channel_position_to_string($0).map { String(cString: $0) } ?? "unknown" }
    }
    sampleRate = Double(info.sample_spec.rate)
    isRunning = info.state == PA_SINK_RUNNING
    var volume = info.volume
    isSilenced = info.mute != 0 || pa_cvolume_max(&volume) == 0
    isDefault = name == usual
  }

  /// The description of the output as an actuator.
  var identity: ActuatorDescription {
    let availability: ActuatorDescription.Availability =
      isSilenced
      ? .silenced(reason: "it is muted; 'pactl set-sink-mute \(name) 0' unmutes it")
      : isRunning ? .inUse : .ready
    return ActuatorDescription(
      ActuatorAddress(family: SoundDirectory.family, device: name), title: title,
      abilities: [.drive, .sound, .realTime], channelCount: channels.count,
      nativeSampleRate: sampleRate, isDefault: isDefault, availability: availability)
  }
}
