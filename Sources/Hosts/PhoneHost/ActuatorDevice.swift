import Synchronization
import TactusPhoneHardware
import TactusThreads

/// A device on which a phone plays, with the worker on which it is opened and used.
///
/// Several phones can use a device one after the other: the next one plays when the one before has
/// stopped. Steps are in `Documentation/Behaviour/Outputs.md`.
public final class ActuatorDevice: Sendable {
  /// The address of the device.
  public let address: ActuatorAddress

  /// Creates a device of an open actuator, which the device uses exclusively.
  public init(_ actuator: any Actuator) {
    address = actuator.identity.address
    isClocked = actuator is any ClockedActuator
    state = Mutex(State(actuator: actuator))
    openActuator = { () throws(ActuatorError) in actuator }
  }

  /// Creates a device that is opened later, on its worker.
  ///
  /// - Parameters:
  ///   - address: The address of the device.
  ///   - open: Opens the device; called again at a later request if it fails.
  public init(
    _ address: ActuatorAddress,
    open: @escaping @Sendable () throws(ActuatorError) -> any Actuator
  ) {
    self.address = address
    isClocked = false
    state = Mutex(State())
    openActuator = open
  }

  deinit {
    // Releasing an actuator may stop it, which can wait for a service.
    if !isClocked, let actuator = state.withLock({ $0.actuator }) {
      worker.post { withExtendedLifetime(actuator) {} }
    }
  }

  // MARK: Observing

  /// The human-readable name of the device; its address before it is opened.
  ///
  /// - Thread: any.
  public var title: String {
    state.withLock { $0.actuator?.identity.title } ?? address.description
  }

  // MARK: Internals

  /// Whether the device has no clock of its own, so that using it never waits for hardware.
  let isClocked: Bool
  /// The worker on which the device is used.
  let worker = SerialWorker()

  /// Returns the actuator; the first call opens it.
  ///
  /// - Thread: the worker's.
  func opened() throws(ActuatorError) -> any Actuator {
    if let actuator = state.withLock({ $0.actuator }) { return actuator }
    let new = try openActuator()
    state.withLock { $0.actuator = new }
    return new
  }

  private struct State {
    var actuator: (any Actuator)?
  }

  private let openActuator: @Sendable () throws(ActuatorError) -> any Actuator
  private let state: Mutex<State>
}
