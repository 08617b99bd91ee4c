import Foundation
import PhoneHardware

/// An actuator on the test bench: with a way to let time pass, and where there is one, a way to look
/// at what came out.
public protocol ActuatorRig {
  /// A fresh actuator at rest.
  func makeActuator() throws -> any Actuator

  /// Lets a moment pass: winds the clock of an actuator that has none, waits for another.
  ///
  /// A moment is short, some 10 ms.
  func letTimePass(_ actuator: any Actuator)

  /// The drive that has come out since the last start, where the rig can look.
  func drivePlayed(_ actuator: any Actuator) -> [Float]?
}

extension ActuatorRig {
  /// Nothing: most rigs cannot look.
  public func drivePlayed(_ actuator: any Actuator) -> [Float]? { nil }
}

/// A rig for actuators that are wound by hand: no time passes but what the rig hands in.
public final class WoundRig: ActuatorRig {
  private let make: () -> any ClockedActuator
  private var now = PhoneInstant(nanoseconds: 5_000_000_000)

  /// Makes a rig from what makes its actuators.
  public init(_ make: @escaping () -> any ClockedActuator) {
    self.make = make
  }

  /// A fresh actuator at rest.
  public func makeActuator() -> any Actuator { make() }

  /// Lets some 10 ms pass.
  public func letTimePass(_ actuator: any Actuator) {
    // Not a whole number of frames at any usual rate, so that roundings show.
    now = now.advanced(by: .nanoseconds(9_876_543))
    (actuator as? any ClockedActuator)?.advance(to: now)
  }

  /// What a recording actuator kept.
  public func drivePlayed(_ actuator: any Actuator) -> [Float]? {
    (actuator as? RecordingActuator)?.recording.drive
  }
}

/// A rig for actuators that keep time by themselves.
public struct RealTimeRig: ActuatorRig {
  private let make: () throws -> any Actuator

  /// Makes a rig from what makes its actuators.
  public init(_ make: @escaping () throws -> any Actuator) {
    self.make = make
  }

  /// A fresh actuator at rest.
  public func makeActuator() throws -> any Actuator { try make() }

  /// Lets some 10 ms pass.
  public func letTimePass(_ actuator: any Actuator) {
    Thread.sleep(forTimeInterval: 0.01)
  }
}
