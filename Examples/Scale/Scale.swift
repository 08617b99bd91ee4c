import UIKit

/// A scale that computes a weight from the force on its plate.
struct Scale {
  /// The limit of the sensor of an iPhone 6s in grams, as Ryan McLeod measured with coins.
  static let sensorGrams = 385.0

  /// The factor between the true weight and the sensor's, found by calibration.
  private(set) var correction = 1.0
  /// The weight on the plate that is not counted, in grams.
  private(set) var tare = 0.0
  /// The force on the plate as a share of the sensor's limit; 1 is the limit.
  private(set) var load = 0.0

  /// The whole weight on the plate in grams.
  var gross: Double { load * limit }
  /// The displayed weight in grams; negative if less lies on the plate than when it was tared.
  var net: Double { gross - tare }
  /// The largest weight in grams.
  var limit: Double { Self.sensorGrams * correction }
  /// Whether the weight reaches the limit, so that there may be more on the plate.
  var isFull: Bool { load >= 1 }

  /// The displayed text, such as `120 grams`, or `over 385 grams` for a weight above the limit.
  var text: String {
    let weight = Self.text(of: net)
    return isFull ? String(localized: "over \(weight)") : weight
  }

  /// Returns a weight in words of the user's language, which have plurals of their own.
  ///
  /// - Parameter grams: The weight, of which the whole grams are shown.
  static func text(of grams: Double) -> String {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    let weight = Measurement(value: grams.rounded(.towardZero), unit: UnitMass.grams)
    return formatter.string(from: weight)
  }

  /// Updates the load from the forces of touches, each with its largest possible value.
  mutating func press(_ touches: [(force: CGFloat, maximum: CGFloat)]) {
    let shares = touches.map { $0.maximum > 0 ? Double($0.force / $0.maximum) : 0 }
    load = min(1, shares.reduce(0, +))
  }

  /// Sets the tare to the weight on the plate.
  mutating func tareNow() { tare = gross }

  /// Calibrates the scale with a known weight on the plate.
  ///
  /// - Parameter grams: The weight.
  /// - Returns: Whether the load is valid: more than nothing, and below the sensor's limit.
  mutating func calibrate(with grams: Double) -> Bool {
    guard load > 0, !isFull else { return false }
    correction = grams / (load * Self.sensorGrams)
    tare = 0
    return true
  }

  /// Resets the calibration and the tare.
  mutating func reset() { (correction, tare) = (1, 0) }
}
