/// The family of recorders, which are named after the file that somebody is going to write.
public struct RecordingDirectory: ActuatorDirectory {
  /// Seconds that a recording may have.
  public var longest: Double

  /// Makes the directory.
  public init(longest: Double = 3600) {
    self.longest = longest
  }

  /// The word before the colon.
  public var family: String { "record" }

  /// One entry for all files.
  public func list() -> [ActuatorDescription] {
    let address = ActuatorAddress(family: family, device: "FILE.wav")
    return [RecordingActuator(address).identity]
  }

  /// Makes a recorder; no file is touched.
  public func open(_ device: String?) throws(ActuatorError) -> any Actuator {
    RecordingActuator(ActuatorAddress(family: family, device: device), longest: longest)
  }
}
