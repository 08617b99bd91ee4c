import TactusPhoneHardware

/// The devices that a list of addresses names, such as `sound,record:session.wav`.
public struct ActuatorChoice {
  /// The devices that could be opened, or will be.
  public private(set) var devices: [ActuatorDevice] = []
  /// The errors of the addresses that could not be opened.
  public private(set) var errors: [PhoneHostError] = []

  /// The time at which devices are opened.
  public enum OpeningTime: Sendable {
    /// At once, which may wait for services.
    case now
    /// On the workers of the devices, so that the caller does not wait; errors go to the phone.
    case later
  }

  /// Opens every device of a list, at once or later.
  ///
  /// Addresses are separated by commas; empty ones are skipped.
  ///
  /// - Parameters:
  ///   - list: Addresses, as `tactus devices` shows them.
  ///   - catalog: The available devices.
  ///   - opening: The time at which devices are opened that belong to a service or to hardware.
  public init(
    _ list: String, from catalog: ActuatorCatalog, opening: OpeningTime = .now
  ) {
    for word in list.split(separator: ",") {
      let name = String(word.drop { $0 == " " })
      guard !name.isEmpty else { continue }
      do throws(ActuatorError) {
        if ActuatorAddress(name) == ActuatorAddress(family: "record") {
          throw .unsupported(device: name, reason: "it needs a file, such as record:session.wav")
        }
        if opening == .now || catalog.opensAtOnce(name) {
          devices.append(ActuatorDevice(try catalog.open(name)))
        } else {
          let device = ActuatorDevice(ActuatorAddress(name)) { () throws(ActuatorError) in
            try catalog.open(name)
          }
          devices.append(device)
        }
      } catch {
        errors.append(.actuator(error))
      }
    }
  }
}
