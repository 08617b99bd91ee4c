import Foundation
import TactusHapticAdaptation

/// A simulation of motors that follow steps, independent of the code under test, millisecond by
/// millisecond.
struct MotorSimulation {
  /// The felt level of each motor at each millisecond, 0…1 of full.
  var strong: [Double] = []
  var weak: [Double] = []

  /// Simulates the motors of a profile with steps.
  init(_ steps: [MotorStep], _ profile: MotorProfile, seconds: Double) {
    var speeds = (strong: 0.0, weak: 0.0)
    var index = 0
    var current = MotorStep(time: 0)
    for millisecond in 0..<Int(seconds * 1000) {
      while index < steps.count, steps[index].time <= Double(millisecond) / 1000 + 1e-9 {
        current = steps[index]
        index += 1
      }
      strong.append(pow(speeds.strong, 1 / profile.strong.exponent))
      Self.turn(&speeds.strong, profile.strong, current.strong)
      guard let motor = profile.weak else { continue }
      weak.append(pow(speeds.weak, 1 / motor.exponent))
      Self.turn(&speeds.weak, motor, current.weak)
    }
  }

  /// Returns the effective value of both motors together over a range of milliseconds.
  func level(_ milliseconds: Range<Int>) -> Double {
    let power = milliseconds.reduce(0) { sum, index in
      sum + strong[index] * strong[index] + (weak.isEmpty ? 0 : weak[index] * weak[index])
    }
    return (power / Double(milliseconds.count)).squareRoot()
  }

  private static func turn(_ speed: inout Double, _ motor: MotorProfile.Motor, _ drive: Double) {
    let target = max(0, (drive - motor.startDrive) / (1 - motor.startDrive))
    speed = target + (speed - target) * exp(-0.001 / max(motor.timeConstant, 1e-6))
  }
}
