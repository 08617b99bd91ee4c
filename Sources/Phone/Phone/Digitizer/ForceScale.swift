import PhoneLink

/// What the screen makes of how hard it is pressed.
///
/// `Documentation/Behaviour/Digitizer.md` has the steps (TF1–TF6) that comments name.
struct ForceScale: Sendable {
  var figures: DigitizerFigures
  /// Whether there is a sensor, and people have not switched it off.
  var feelsForce: Bool
  var sensitivity: ForceSensitivity
  /// Grams that weigh as much as an average touch.
  var gramsPerTouch: Double

  /// The most that force can be.
  func maximum(of kind: TouchSample.Kind) -> Double {
    switch kind {
    // TF3. Without a sensor there is no maximum either.
    case .finger: feelsForce ? figures.maximumForce : 0
    // TF5. A pencil brings its own sensor, and its own maximum.
    case .pencil: figures.maximumPencilForce
    }
  }

  /// What a sample says of so many average touches.
  func force(of touches: Double, by kind: TouchSample.Kind) -> Double {
    switch kind {
    case .pencil: return min(touches, figures.maximumPencilForce)
    case .finger:
      guard feelsForce else { return 0 }
      // TF1. A sensor counts steps, and the same press is the same count at any setting.
      let count = (min(touches, 1000) * figures.steps(at: .medium)).rounded()
      // TF2. The setting says how many of them make an average touch.
      return min(count / figures.steps(at: sensitivity), figures.maximumForce)
    }
  }

  /// How many average touches a pressure is, from 0 up; `nil` where it does not say.
  func touches(of pressure: Pressure) -> Double? {
    let touches: Double
    switch pressure {
    case .usual: return nil
    case .touches(let count): touches = count
    // TF4. Weight and force are proportional.
    case .grams(let grams): touches = grams / gramsPerTouch
    }
    // TF6. What is no number says nothing, and nothing pulls.
    return touches.isNaN ? nil : max(0, touches)
  }
}
