extension ActuatorProfile {
  public static let tapticEngine = ActuatorProfile(
    name: "taptic-engine", title: "Taptic Engine",
    mapping: HapticMapping(
      lowestFrequency: 80, highestFrequency: 230, intensityExponent: 1, tapCycles: 1.5,
      attack: TimeRange(shortest: 0.002, longest: 1), decay: TimeRange(shortest: 0.01, longest: 2),
      release: TimeRange(shortest: 0.005, longest: 2), controlRamp: 0.002),
    mechanism: .resonant(Resonance(frequency: 150, quality: 3, strokeLimit: 4)),
    ratedDrive: 0.5, ratedAcceleration: 1.2)
  public static let builtIn: [ActuatorProfile] = [tapticEngine]
}
