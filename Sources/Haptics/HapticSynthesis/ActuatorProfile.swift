/// The numbers of one thing that shakes, and how a pattern's words become its numbers.
public struct ActuatorProfile: Sendable, Equatable {
  /// The word that names it in commands, such as `taptic-engine`.
  public var name: String
  /// What people call it.
  public var title: String
  /// Hz of a continuous event of sharpness 0.
  public var lowestFrequency: Double
  /// Hz of a continuous event of sharpness 1.
  public var highestFrequency: Double

  /// The actuators that come with Tactus.
  public static let builtIn: [ActuatorProfile] = [tapticEngine]
  /// The linear actuator of iPhones since 2015.
  public static let tapticEngine = ActuatorProfile(
    name: "taptic-engine", title: "Taptic Engine", lowestFrequency: 80, highestFrequency: 230)
}
