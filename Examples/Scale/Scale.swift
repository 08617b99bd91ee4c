import CoreGraphics

/// What a scale makes of how hard its plate is pressed.
struct Scale {
  /// What the sensor of an iPhone 6s weighs at most, in grams: as Ryan McLeod found with coins.
  static let sensorGrams = 385.0

  /// How many times heavier things are than the sensor believes; a known weight tells.
  private(set) var correction = 1.0
  /// What lies on the plate and is not to be weighed, in grams.
  private(set) var tare = 0.0
  /// How hard the plate is pressed, as a share of what the sensor can feel; 1 is all of it.
  private(set) var load = 0.0

  /// All that lies on the plate, in grams.
  var gross: Double { load * limit }
  /// What is shown, in grams; below 0 where less lies on the plate than when it was tared.
  var net: Double { gross - tare }
  /// The heaviest it can weigh, in grams.
  var limit: Double { Self.sensorGrams * correction }
  /// Whether more may lie on the plate than it can weigh.
  var isFull: Bool { load >= 1 }

  /// What the display says, such as `120 grams`, and `385+ grams` for all that is heavier.
  var text: String { (isFull ? "\(Int(net))+" : "\(Int(net))") + " grams" }

  /// Takes how hard the plate is pressed: forces of touches, each with the greatest there can be.
  mutating func press(_ touches: [(force: CGFloat, maximum: CGFloat)]) {
    let shares = touches.map { $0.maximum > 0 ? Double($0.force / $0.maximum) : 0 }
    load = min(1, shares.reduce(0, +))
  }

  /// Weighs from what lies on the plate now.
  mutating func tareNow() { tare = gross }

  /// Takes what lies on the plate for a weight that is known.
  ///
  /// - Parameter grams: The weight.
  /// - Returns: Whether it could be weighed: something lies there, and no more than the sensor feels.
  mutating func calibrate(with grams: Double) -> Bool {
    guard load > 0, !isFull else { return false }
    correction = grams / (load * Self.sensorGrams)
    tare = 0
    return true
  }

  /// Forgets the known weight and the tare.
  mutating func reset() { (correction, tare) = (1, 0) }
}
