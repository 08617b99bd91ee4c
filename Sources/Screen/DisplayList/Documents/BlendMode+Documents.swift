import CTactusPangoCairo

extension BlendMode {
  /// Whether PDF has the mode; the others depend on the alpha of what is beneath.
  var isOfDocuments: Bool {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      true
    default: false
    }
  }
}
