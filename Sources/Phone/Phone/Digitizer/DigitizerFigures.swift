/// The numbers of a digitizer, from `Data/Digitizer.json`.
public struct DigitizerFigures: Sendable, Equatable {
  /// The most that a finger's force can be, in units of an average touch.
  public var maximumForce: Double
  /// Grams that weigh as much as an average touch, before anybody calibrates.
  public var gramsPerTouch: Double
  /// Steps of force that make an average touch, by sensitivity.
  public var stepsPerTouch: [ForceSensitivity: Int]
  /// The force from which a peek shows, at the medium sensitivity.
  public var peekForce: Double
  /// The force from which what was peeked at opens, at the medium sensitivity.
  public var popForce: Double
  /// How hard a finger presses of which nothing is said.
  public var fingerForce: Double
  /// Points from the centre of a finger to its rim.
  public var fingerRadius: Double
  /// Points by which a finger's radius may be wrong.
  public var fingerTolerance: Double
  /// Fingers that are told apart.
  public var mostFingers: Int
  /// The most that a pencil's force can be.
  public var maximumPencilForce: Double
  /// What a pencil's force is taken to be before any is known.
  public var pencilForce: Double
  /// Points from the centre of a pencil's tip to its rim.
  public var pencilRadius: Double
  /// How often a second the screen looks for a pencil.
  public var pencilScansPerSecond: Int
  /// How much later than its place a pencil's force is known.
  public var updateDelay: Duration
  /// How long a shake takes.
  public var shakeDuration: Duration

  /// How many steps of force make an average touch.
  func steps(at sensitivity: ForceSensitivity) -> Double {
    Double(stepsPerTouch[sensitivity] ?? 60)
  }
}
