/// The motors of a device, one or two, with what they do now.
struct MotorPair: Sendable {
  /// What the motors are given, 0…1.
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

  /// Lets time pass with the inputs that are in force.
  mutating func turn(for seconds: Double) {
    strong.turn(inputs.strong, for: seconds)
    weak?.turn(inputs.weak, for: seconds)
  }

  /// What brings both to what is asked, after so many seconds.
  ///
  /// - Parameter strongLevel: What is to be felt of the heavy motor, 0…1.
  /// - Parameter weakLevel: What is to be felt of the light one, 0…1.
  /// - Parameter seconds: How long they have.
  func inputs(strong strongLevel: Double, weak weakLevel: Double, over seconds: Double) -> Inputs {
    Inputs(
      strong: strong.input(for: strongLevel, over: seconds),
      weak: weak?.input(for: weakLevel, over: seconds) ?? 0)
  }

  /// What a device is told of inputs.
  func step(at time: Double, _ inputs: Inputs, frequency: Double) -> MotorStep {
    let (strong, weak) = (strong.drive(for: inputs.strong), weak?.drive(for: inputs.weak) ?? 0)
    return MotorStep(
      time: time, strong: strong, weak: weak, frequency: strong + weak > 0 ? frequency : 0)
  }
}
