internal import Glibc

/// A model of a motor's speed, estimated from its drive, and the drive that reaches another speed.
///
/// Steps Adaptation.M6–M8.
struct MotorModel: Sendable, Equatable {
  /// The level below which a motor counts as silent, as a fraction of full.
  ///
  /// - Source: ours, 40 dB under full; without it the last of a release would hold a motor at the
  ///   drive that just turns it. Confidence: guess.
  static let faintest = 0.01

  /// The speed, 0…1 of the speed at full drive.
  private(set) var speed = 0.0
  private let motor: MotorProfile.Motor

  init(_ motor: MotorProfile.Motor) { self.motor = motor }

  /// The felt level, 0…1 of full.
  var felt: Double { pow(speed, 1 / motor.exponent) }

  /// Returns the input, 0…1, with which the motor comes as near as possible to a level after some
  /// seconds.
  func input(for level: Double, over seconds: Double) -> Double {
    guard level >= Self.faintest else { return 0 }
    let target = pow(min(level, 1), motor.exponent)
    // Speed goes to the input u as v(t) = u + (v − u)·k with k = e^(−t/τ). Solved for the u at
    // which v(t) is the target, that is more than the target while the motor is too slow, and
    // less while it is too fast: it is hurried and let down without going beyond.
    let k = remains(after: seconds)
    return min(max((target - speed * k) / (1 - k), 0), 1)
  }

  /// Returns the device's drive for an input, 0…1 in steps of 1/65,535.
  func drive(for input: Double) -> Double {
    guard input > 0 else { return 0 }
    let drive = motor.startDrive + (1 - motor.startDrive) * input
    return (drive * 65_535).rounded() / 65_535
  }

  /// Advances time with an input.
  mutating func turn(_ input: Double, for seconds: Double) {
    speed = input + (speed - input) * remains(after: seconds)
  }

  /// Returns the seconds that full drive takes from standstill to a level.
  static func riseTime(_ motor: MotorProfile.Motor, to level: Double) -> Double {
    // Full speed is never reached; 95 % of it counts as full.
    -motor.timeConstant * log(1 - 0.95 * pow(min(max(level, 0), 1), motor.exponent))
  }

  private func remains(after seconds: Double) -> Double {
    motor.timeConstant > 0 ? exp(-seconds / motor.timeConstant) : 0
  }
}
