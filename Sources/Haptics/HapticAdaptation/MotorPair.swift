/// The one or two motors of a device, with their current inputs.
struct MotorPair: Sendable {
  /// The inputs of the motors, 0…1.
  struct Inputs: Sendable, Equatable {
    var strong = 0.0
    var weak = 0.0
  }

  var inputs = Inputs()
  private(set) var strong: MotorModel
  private(set) var weak: MotorModel?

  init(_ profile: MotorProfile) {
    strong = MotorModel(profile.strong)
    weak = profile.weak.map(MotorModel.init)
  }

  /// Advances time with the current inputs.
  mutating func turn(for seconds: Double) {
    strong.turn(inputs.strong, for: seconds)
    weak?.turn(inputs.weak, for: seconds)
  }

  /// Returns the inputs that bring both motors to their levels after some seconds.
  ///
  /// - Parameter strongLevel: The required level of the heavy motor, 0…1.
  /// - Parameter weakLevel: The required level of the light motor, 0…1.
  /// - Parameter seconds: The available time.
  func inputs(strong strongLevel: Double, weak weakLevel: Double, over seconds: Double) -> Inputs {
    Inputs(
      strong: strong.input(for: strongLevel, over: seconds),
      weak: weak?.input(for: weakLevel, over: seconds) ?? 0)
  }

  /// Returns the step with the drives of inputs.
  func step(at time: Double, _ inputs: Inputs, frequency: Double) -> MotorStep {
    let (strong, weak) = (strong.drive(for: inputs.strong), weak?.drive(for: inputs.weak) ?? 0)
    return MotorStep(
      time: time, strong: strong, weak: weak, frequency: strong + weak > 0 ? frequency : 0)
  }
}
