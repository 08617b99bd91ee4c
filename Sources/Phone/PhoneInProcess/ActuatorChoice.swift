import PhoneHardware

/// The actuators that somebody named in a list, such as `sound,record:session.wav`.
public struct ActuatorChoice {
  /// Those that can be used.
  public private(set) var actuators: [any Actuator] = []
  /// Why the others cannot.
  public private(set) var troubles: [PhoneTrouble] = []

  /// Opens every device of a list.
  ///
  /// Words are parted by commas; empty ones are skipped.
  ///
  /// - Parameters:
  ///   - list: Addresses, as `tactus devices` shows them.
  ///   - catalogue: What there is.
  public init(_ list: String, from catalogue: ActuatorCatalogue) {
    for word in list.split(separator: ",") {
      let name = String(word.drop { $0 == " " })
      guard !name.isEmpty else { continue }
      do throws(ActuatorError) {
        if ActuatorAddress(name) == ActuatorAddress(family: "record") {
          throw .unsupported(device: name, reason: "it needs a file, such as record:session.wav")
        }
        actuators.append(try catalogue.open(name))
      } catch {
        troubles.append(.actuator(error))
      }
    }
  }
}
