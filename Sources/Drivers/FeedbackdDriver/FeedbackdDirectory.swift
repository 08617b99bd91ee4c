import TactusMessageBus
import TactusPhoneHardware

/// The family of feedbackd, the daemon for event feedback on Linux phones.
public struct FeedbackdDirectory: ActuatorDirectory {
  /// The family name, which is also the address of the daemon.
  public static let family = "feedbackd"

  private let bus: String?

  /// Creates a directory of the daemon on the session bus; nothing is contacted yet.
  public init() { bus = nil }

  /// Creates a directory of the daemon on another bus, for tests.
  ///
  /// - Parameter bus: The bus address in D-Bus form.
  package init(bus: String) { self.bus = bus }

  /// The family name.
  public var family: String { Self.family }

  /// Returns the daemon with the user's profile, or the reason why it is not available.
  ///
  /// - Thread: any. Queries the daemon, and does not start it.
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

  /// Opens the daemon and starts it if it is not running.
  ///
  /// - Throws: `ActuatorError.notFound` for any name: there is only one device.
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
