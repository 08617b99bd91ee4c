/// The size and the opacity that an effect gives to a symbol until it is removed.
struct SymbolPose: Equatable {
  /// The scale; 1 for that of the symbol itself.
  var scale = 1.0
  /// The opacity, as a part of the symbol's own.
  var opacity = 1.0

  /// The pose of a symbol without an effect.
  static let plain = SymbolPose()

  /// The pose of an invisible symbol of its own size.
  static let faded = SymbolPose(opacity: 0)

  /// Returns the pose of an invisible symbol.
  static func invisible(isSmall: Bool) -> SymbolPose {
    SymbolPose(
      scale: isSmall
        ? SymbolEffectMetrics.smallInvisibleScale : SymbolEffectMetrics.largeInvisibleScale,
      opacity: 0)
  }

  /// Returns the pose of a symbol of another size.
  static func scaled(isSmall: Bool) -> SymbolPose {
    SymbolPose(scale: isSmall ? SymbolEffectMetrics.smallScale : SymbolEffectMetrics.largeScale)
  }
}
