// Made by `swift run generate-tables` of Data/Motors, where every number names its source.
// Do not edit.

extension MotorProfile {
  /// Two eccentric masses, as in most gamepads.
  public static let dualRumble = MotorProfile(
    name: "dual-rumble",
    title: "Two eccentric masses, as in most gamepads",
    minimumStep: 0.015,
    shortestPulse: 0.03,
    longestPulse: 0.06,
    levelStep: 0.02,
    crossoverStart: 110.0,
    crossoverEnd: 200.0,
    strong: Motor(timeConstant: 0.05, startDrive: 0.12, exponent: 0.5),
    weak: Motor(timeConstant: 0.03, startDrive: 0.12, exponent: 0.5))

  /// The motor of a Linux phone, told a strength by its daemon.
  public static let phoneVibrator = MotorProfile(
    name: "phone-vibrator",
    title: "The motor of a Linux phone, told a strength by its daemon",
    minimumStep: 0.02,
    shortestPulse: 0.02,
    longestPulse: 0.05,
    levelStep: 0.05,
    crossoverStart: 0.0,
    crossoverEnd: 0.0,
    strong: Motor(timeConstant: 0.03, startDrive: 0.1, exponent: 0.5),
    weak: nil)

  /// One actuator that is given a wave and its period.
  public static let singleWave = MotorProfile(
    name: "single-wave",
    title: "One actuator that is given a wave and its period",
    minimumStep: 0.015,
    shortestPulse: 0.02,
    longestPulse: 0.02,
    levelStep: 0.02,
    crossoverStart: 0.0,
    crossoverEnd: 0.0,
    strong: Motor(timeConstant: 0.0, startDrive: 0.0, exponent: 1.0),
    weak: nil)
}
