import TactusPhoneLink

/// The conversion of pressure into the force of samples.
///
/// `Documentation/Behaviour/Digitizer.md` has the steps (Digitizer.TF1–TF6) that comments name.
struct ForceScale: Sendable {
  var constants: DigitizerConstants
  /// Whether there is a sensor and 3D Touch is on.
  var measuresForce: Bool
  var sensitivity: ForceSensitivity
  /// The weight in grams that corresponds to an average touch.
  var gramsPerTouch: Double

  /// Returns the maximum force.
  func maximum(of kind: TouchSample.Kind) -> Double {
    switch kind {
    // Without a sensor there is no maximum either (Digitizer.TF3).
    case .finger: measuresForce ? constants.maximumForce : 0
    // A pencil brings its own sensor, and its own maximum (Digitizer.TF5).
    case .pencil: constants.maximumPencilForce
    }
  }

  /// Returns the force of a sample for a pressure in average touches.
  func force(of touches: Double, by kind: TouchSample.Kind) -> Double {
    switch kind {
    case .pencil: return min(touches, constants.maximumPencilForce)
    case .finger:
      guard measuresForce else { return 0 }
      // A sensor counts steps; the same press gives the same count at any setting (Digitizer.TF1).
      let count = (min(touches, 1000) * constants.steps(at: .medium)).rounded()
      // The setting defines the number of steps of an average touch (Digitizer.TF2).
      return min(count / constants.steps(at: sensitivity), constants.maximumForce)
    }
  }

  /// Returns a pressure in average touches, 0 or more; `nil` if it is not a number.
  func touches(of pressure: Pressure) -> Double? {
    let touches: Double
    switch pressure {
    case .default: return nil
    case .touches(let count): touches = count
    // Weight and force are proportional (Digitizer.TF4).
    case .grams(let grams): touches = grams / gramsPerTouch
    }
    // NaN is ignored, and there is no negative pressure (Digitizer.TF6).
    return touches.isNaN ? nil : max(0, touches)
  }
}
