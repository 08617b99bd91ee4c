/// The constants of a digitizer, from `Data/Digitizer.json`.
public struct DigitizerConstants: Sendable, Equatable {
  /// The maximum force of a finger, in units of an average touch.
  public var maximumForce: Double
  /// The weight in grams that corresponds to an average touch, before calibration.
  public var gramsPerTouch: Double
  /// The number of force steps of an average touch, by sensitivity.
  public var stepsPerTouch: [ForceSensitivity: Int]
  /// The force at which a peek begins, at medium sensitivity.
  public var peekForce: Double
  /// The force at which a peek becomes a pop, at medium sensitivity.
  public var popForce: Double
  /// The force of a finger if a report does not give one.
  public var fingerForce: Double
  /// The radius of a finger in points.
  public var fingerRadius: Double
  /// The tolerance of a finger's radius in points.
  public var fingerTolerance: Double
  /// The maximum number of fingers.
  public var maximumFingers: Int
  /// The maximum force of a pencil.
  public var maximumPencilForce: Double
  /// The estimated force of a pencil before the first exact one.
  public var pencilForce: Double
  /// The radius of a pencil's tip in points.
  public var pencilRadius: Double
  /// The number of scans for pencils per second.
  public var pencilScansPerSecond: Int
  /// The delay between a pencil's position and its force.
  public var updateDelay: Duration
  /// The duration of a shake.
  public var shakeDuration: Duration

  /// Returns the number of force steps of an average touch.
  func steps(at sensitivity: ForceSensitivity) -> Double {
    Double(stepsPerTouch[sensitivity] ?? 60)
  }
}
