// Made by `swift run generate-tables` of Data/Actuators, where every number names its source.
// Do not edit.

extension ActuatorProfile {
  /// The built-in actuator profiles, by name.
  public static let builtIn: [ActuatorProfile] = [
    eccentricMass,
    lra,
    tapticEngine,
    voiceCoil,
  ]

  /// Eccentric rotating mass motor, 10 mm coin.
  public static let eccentricMass = ActuatorProfile(
    name: "eccentric-mass",
    title: "Eccentric rotating mass motor, 10 mm coin",
    mapping: HapticMapping(
      lowestFrequency: 80.0,
      highestFrequency: 230.0,
      intensityExponent: 1.0,
      tapCycles: 1.5,
      attack: TimeRange(shortest: 0.002, longest: 1.0),
      decay: TimeRange(shortest: 0.01, longest: 2.0),
      release: TimeRange(shortest: 0.005, longest: 2.0),
      controlRamp: 0.002),
    mechanism: .eccentricMass(
      Rotation(frequency: 200.0, timeConstant: 0.05)),
    ratedDrive: 0.8,
    ratedAcceleration: 0.8,
    isShaped: true)

  /// Linear resonant actuator, 10 mm coin.
  public static let lra = ActuatorProfile(
    name: "lra",
    title: "Linear resonant actuator, 10 mm coin",
    mapping: HapticMapping(
      lowestFrequency: 165.0,
      highestFrequency: 185.0,
      intensityExponent: 1.0,
      tapCycles: 2.0,
      attack: TimeRange(shortest: 0.002, longest: 1.0),
      decay: TimeRange(shortest: 0.01, longest: 2.0),
      release: TimeRange(shortest: 0.005, longest: 2.0),
      controlRamp: 0.002),
    mechanism: .resonant(
      Resonance(
        frequency: 175.0, quality: 15.0,
        strokeLimit: 2.5)),
    ratedDrive: 0.6,
    ratedAcceleration: 1.4,
    isShaped: true)

  /// Taptic Engine of an iPhone.
  public static let tapticEngine = ActuatorProfile(
    name: "taptic-engine",
    title: "Taptic Engine of an iPhone",
    mapping: HapticMapping(
      lowestFrequency: 80.0,
      highestFrequency: 230.0,
      intensityExponent: 1.0,
      tapCycles: 1.5,
      attack: TimeRange(shortest: 0.002, longest: 1.0),
      decay: TimeRange(shortest: 0.01, longest: 2.0),
      release: TimeRange(shortest: 0.005, longest: 2.0),
      controlRamp: 0.002),
    mechanism: .resonant(
      Resonance(
        frequency: 150.0, quality: 3.0,
        strokeLimit: 4.0)),
    ratedDrive: 0.5,
    ratedAcceleration: 1.2,
    isShaped: true)

  /// Wide-band voice coil, as in gamepads and bass shakers.
  public static let voiceCoil = ActuatorProfile(
    name: "voice-coil",
    title: "Wide-band voice coil, as in gamepads and bass shakers",
    mapping: HapticMapping(
      lowestFrequency: 50.0,
      highestFrequency: 300.0,
      intensityExponent: 1.0,
      tapCycles: 1.5,
      attack: TimeRange(shortest: 0.002, longest: 1.0),
      decay: TimeRange(shortest: 0.01, longest: 2.0),
      release: TimeRange(shortest: 0.005, longest: 2.0),
      controlRamp: 0.002),
    mechanism: .resonant(
      Resonance(
        frequency: 65.0, quality: 1.5,
        strokeLimit: 3.0)),
    ratedDrive: 0.6,
    ratedAcceleration: 1.0,
    isShaped: true)
}
