import TactusHapticSynthesis

/// The built-in actuator profiles as Swift.
struct ActuatorTable {
  private let profiles: [ActuatorProfile]

  init(_ profiles: [ActuatorProfile]) { self.profiles = profiles }

  var swift: String {
    let names = profiles.map { "    \(Identifier.of($0.name))," }.joined(separator: "\n")
    return """
      // Made by `swift run generate-tables` of Data/Actuators, where every number names its source.
      // Do not edit.

      extension ActuatorProfile {
        /// The built-in actuator profiles, by name.
        public static let builtIn: [ActuatorProfile] = [
      \(names)
        ]

      \(profiles.map(declaration).joined(separator: "\n\n"))
      }

      """
  }

  private func declaration(_ profile: ActuatorProfile) -> String {
    let mapping = profile.mapping
    return """
        /// \(profile.title).
        public static let \(Identifier.of(profile.name)) = ActuatorProfile(
          name: "\(profile.name)",
          title: "\(profile.title)",
          mapping: HapticMapping(
            lowestFrequency: \(mapping.lowestFrequency),
            highestFrequency: \(mapping.highestFrequency),
            intensityExponent: \(mapping.intensityExponent),
            tapCycles: \(mapping.tapCycles),
            attack: \(range(mapping.attack)),
            decay: \(range(mapping.decay)),
            release: \(range(mapping.release)),
            controlRamp: \(mapping.controlRamp)),
          mechanism: \(mechanism(profile.mechanism)),
          ratedDrive: \(profile.ratedDrive),
          ratedAcceleration: \(profile.ratedAcceleration),
          isShaped: \(profile.isShaped))
      """
  }

  private func range(_ range: TimeRange) -> String {
    "TimeRange(shortest: \(range.shortest), longest: \(range.longest))"
  }

  private func mechanism(_ mechanism: ActuatorProfile.Mechanism) -> String {
    switch mechanism {
    case .resonant(let own):
      """
      .resonant(
            Resonance(
              frequency: \(own.frequency), quality: \(own.quality),
              strokeLimit: \(own.strokeLimit)))
      """
    case .eccentricMass(let own):
      """
      .eccentricMass(
            Rotation(frequency: \(own.frequency), timeConstant: \(own.timeConstant)))
      """
    }
  }
}
