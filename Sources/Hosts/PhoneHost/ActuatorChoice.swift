import TactusPhoneHardware

/// The actuators that a list of addresses names, such as `sound,record:session.wav`.
public struct ActuatorChoice {
  /// The actuators that could be opened.
  public private(set) var actuators: [any Actuator] = []
  /// The errors of the addresses that could not be opened.
  public private(set) var errors: [PhoneHostError] = []

  /// Opens every actuator of a list.
  ///
  /// Addresses are separated by commas; empty ones are skipped.
  ///
  /// - Parameters:
  ///   - list: Addresses, as `tactus devices` shows them.
  ///   - catalogue: The available actuators.
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
        errors.append(.actuator(error))
      }
    }
  }
}
