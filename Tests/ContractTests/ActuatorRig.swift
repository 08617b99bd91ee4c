import Foundation
import TactusPhoneHardware
import TactusPhoneTypes

/// A rig for tests of actuators, which advances time, and may observe the output.
public protocol ActuatorRig {
  /// Creates an actuator at rest.
  func makeActuator() throws -> any Actuator

  /// Advances time by a moment: the clock of a clocked actuator, or the real time of another.
  ///
  /// A moment is some 10 ms.
  func advance(_ actuator: any Actuator)

  /// Returns the drive that was played since the last start; `nil` if the rig cannot observe it.
  func drivePlayed(_ actuator: any Actuator) -> [Float]?
}

extension ActuatorRig {
  /// Returns `nil`: most rigs cannot observe the output.
  public func drivePlayed(_ actuator: any Actuator) -> [Float]? { nil }
}

/// A rig for clocked actuators, for which only the rig advances time.
public final class ClockedRig: ActuatorRig {
  private let make: () -> any ClockedActuator
  private var now = PhoneInstant(nanoseconds: 5_000_000_000)

  /// Creates a rig with a function that creates actuators.
  public init(_ make: @escaping () -> any ClockedActuator) {
    self.make = make
  }

  /// Creates an actuator at rest.
  public func makeActuator() -> any Actuator { make() }

  /// Advances time by some 10 ms.
  public func advance(_ actuator: any Actuator) {
    // Not a whole number of frames at any usual rate, to detect rounding errors.
    now = now.advanced(by: .nanoseconds(9_876_543))
    (actuator as? any ClockedActuator)?.advance(to: now)
  }

  /// Returns the drive that a recording actuator has recorded.
  public func drivePlayed(_ actuator: any Actuator) -> [Float]? {
    (actuator as? RecordingActuator)?.recording.drive
  }
}

/// A rig for actuators in real time.
public struct RealTimeRig: ActuatorRig {
  private let make: () throws -> any Actuator

  /// Creates a rig with a function that creates actuators.
  public init(_ make: @escaping () throws -> any Actuator) {
    self.make = make
  }

  /// Creates an actuator at rest.
  public func makeActuator() throws -> any Actuator { try make() }

  /// Waits for some 10 ms.
  public func advance(_ actuator: any Actuator) {
    Thread.sleep(forTimeInterval: 0.01)
  }
}
