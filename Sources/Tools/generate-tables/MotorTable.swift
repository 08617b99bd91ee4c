import TactusHapticAdaptation

/// The built-in motor profiles as Swift.
struct MotorTable {
  private let profiles: [MotorProfile]

  init(_ profiles: [MotorProfile]) { self.profiles = profiles }

  var swift: String {
    """
    // Made by `swift run generate-tables` of Data/Motors, where every number names its source.
    // Do not edit.

    extension MotorProfile {
    \(profiles.map(declaration).joined(separator: "\n\n"))
    }

    """
  }

  private func declaration(_ profile: MotorProfile) -> String {
    """
      /// \(profile.title).
      public static let \(Identifier.of(profile.name)) = MotorProfile(
        name: "\(profile.name)",
        title: "\(profile.title)",
        minimumStep: \(profile.minimumStep),
        shortestPulse: \(profile.shortestPulse),
        longestPulse: \(profile.longestPulse),
        levelStep: \(profile.levelStep),
        crossoverStart: \(profile.crossoverStart),
        crossoverEnd: \(profile.crossoverEnd),
        strong: \(motor(profile.strong)),
        weak: \(profile.weak.map(motor) ?? "nil"))
    """
  }

  private func motor(_ motor: MotorProfile.Motor) -> String {
    "Motor(timeConstant: \(motor.timeConstant), startDrive: \(motor.startDrive), "
      + "exponent: \(motor.exponent))"
  }
}
