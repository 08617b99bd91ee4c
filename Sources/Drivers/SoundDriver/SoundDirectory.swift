import TactusPhoneHardware

/// The outputs of the sound server, PulseAudio or PipeWire.
public struct SoundDirectory: ActuatorDirectory {
  /// The family name of sound devices.
  public static let family = "sound"

  /// The options of playback.
  public var options: SoundOptions

  /// Creates a directory; the server is not contacted yet.
  public init(options: SoundOptions = SoundOptions()) {
    self.options = options
  }

  /// The family name of sound devices.
  public var family: String { Self.family }

  /// Returns every output of the server, or one entry with the reason why there is none.
  ///
  /// - Thread: any. Waits for the server up to 5 s.
  public func list() -> [ActuatorDescription] {
    do {
      return try sinks(for: family).1.map(\.identity)
    } catch {
      return [
        ActuatorDescription(
          ActuatorAddress(family: family), title: "Sound service",
          abilities: [.drive, .sound, .realTime], availability: .missing(error))
      ]
    }
  }

  /// Opens an output by the server's name for it or by its title; without a name the default one.
  ///
  /// - Thread: any. Waits for the server up to 5 s.
  public func open(_ device: String?) throws(ActuatorError) -> any Actuator {
    let address = ActuatorAddress(family: family, device: device)
    let (connection, sinks) = try sinks(for: address.description)
    let sink =
      device.map { name in
        sinks.first { $0.name == name } ?? sinks.first { $0.title == name }
      } ?? sinks.first { $0.isDefault } ?? (device == nil ? sinks.first : nil)
    guard let sink, device == nil || sink.name == device || sink.title == device else {
      let known = sinks.map { "\(family):\($0.name)" }
      throw .notFound(device: address.description, known: known + ["null"])
    }
    return try SoundActuator(
      sink, isNamed: device != nil, options: options, connection: connection)
  }

  private func sinks(
    for device: String
  ) throws(ActuatorError) -> (SoundConnection, [SoundSink]) {
    let connection = try SoundConnection(for: device, server: options.server)
    guard let sinks = connection.sinks() else {
      throw .refused(device: device, reason: "the sound service does not answer")
    }
    return (connection, sinks)
  }
}
