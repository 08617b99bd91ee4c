import PhoneHardware

/// The daemon of Linux phones that decides how events feel.
public struct FeedbackdDirectory: ActuatorDirectory {
  /// The word that is its address.
  public static let family = "feedbackd"

  private let bus: String?

  /// Makes a directory of this session's daemon; nothing is asked yet.
  public init() { bus = nil }

  /// Makes a directory of the daemon on another bus, for tests.
  ///
  /// - Parameter bus: The bus's address, in D-Bus's own form.
  package init(bus: String) { self.bus = bus }

  /// The word before the colon in addresses.
  public var family: String { Self.family }

  /// The one there is, with the profile that people have chosen, or why it is not there.
  ///
  /// - Thread: any. Asks the daemon, and does not start it.
  public func list() -> [ActuatorDescription] {
    do throws(BusFailure) {
      return [try FeedbackdState(try BusConnection(address: bus), starts: false).description]
    } catch {
      return [
        ActuatorDescription(
          ActuatorAddress(family: family), title: "feedbackd, of Linux phones",
          abilities: [.feedback, .realTime],
          availability: .missing(error.error(wasThere: false)))
      ]
    }
  }

  /// Opens it; starts the daemon where it does not run.
  ///
  /// - Throws: `ActuatorError.notFound` for any name: there is only one.
  /// - Thread: any.
  public func open(_ device: String?) throws(ActuatorError) -> any Actuator {
    if let device { throw .notFound(device: "\(family):\(device)", known: [family]) }
    do throws(BusFailure) {
      let connection = try BusConnection(address: bus)
      return FeedbackdActuator(connection, try FeedbackdState(connection, starts: true))
    } catch {
      throw error.error(wasThere: false)
    }
  }
}
