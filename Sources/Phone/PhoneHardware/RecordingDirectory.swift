/// The family of recorders, whose device names are the files to be written.
public struct RecordingDirectory: ActuatorDirectory {
  /// The maximum length of a recording in seconds.
  public var longest: Double

  /// Creates the directory.
  public init(longest: Double = 3600) {
    self.longest = longest
  }

  /// The name of the family.
  public var family: String { "record" }

  /// Whether opening never waits: always.
  public var opensAtOnce: Bool { true }

  /// Returns one entry that stands for all files.
  public func list() -> [ActuatorDescription] {
    let address = ActuatorAddress(family: family, device: "FILE.wav")
    return [RecordingActuator(address).identity]
  }

  /// Creates a recorder; the file is not touched.
  public func open(_ device: String?) throws(ActuatorError) -> any Actuator {
    RecordingActuator(ActuatorAddress(family: family, device: device), longest: longest)
  }
}
