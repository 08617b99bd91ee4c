import CPulse
import PhoneHardware

/// An output of the sound server, as it was when the server was asked.
public struct SoundSink: Sendable, Equatable {
  /// The server's name for it, which is also ours.
  public var name: String
  /// What people call it.
  public var title: String
  /// What each channel is called, in order, such as `front-left`.
  public var channels: [String]
  /// Frames a second it works at.
  public var sampleRate: Double
  /// Whether something plays on it.
  public var isRunning: Bool
  /// Whether it is muted, or its volume is 0.
  public var isSilenced: Bool
  /// Whether it is the one the server takes when none is named.
  public var isUsual: Bool
}

extension SoundSink {
  /// Reads what the server said.
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
    isUsual = name == usual
  }

  /// The sink as a device among others.
  var identity: ActuatorDescription {
    let availability: ActuatorDescription.Availability =
      isSilenced
      ? .silenced(reason: "it is muted; 'pactl set-sink-mute \(name) 0' lets it sound")
      : isRunning ? .inUse : .ready
    return ActuatorDescription(
      ActuatorAddress(family: SoundDirectory.family, device: name), title: title,
      abilities: [.drive, .sound, .realTime], channelCount: channels.count,
      nativeSampleRate: sampleRate, isUsual: isUsual, availability: availability)
  }
}
