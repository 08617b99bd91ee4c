extension SKBlendMode {
  /// The nearest blend mode of Core Graphics (Scenes.SK16).
  var drawn: CGBlendMode {
    switch self {
    case .alpha, .multiplyAlpha: .normal
    case .add: .plusLighter
    // The difference is the subtraction where the source is not brighter than the destination.
    case .subtract: .difference
    case .multiply, .multiplyX2: .multiply
    case .screen: .screen
    case .replace: .copy
    }
  }
}
