/// The size and the opacity that an effect gives to a symbol until it is removed.
package struct SymbolPose: Equatable {
  /// The scale; 1 for that of the symbol itself.
  var scale = 1.0
  /// The opacity, as a fraction of the symbol's own.
  var opacity = 1.0

  /// The pose of a symbol without an effect.
  package static let plain = SymbolPose()

  /// The pose of an invisible symbol of its own size.
  package static let faded = SymbolPose(opacity: 0)

  /// Returns the pose of an invisible symbol.
  package static func invisible(isSmall: Bool) -> SymbolPose {
    SymbolPose(
      scale: isSmall
        ? SymbolEffectMetrics.smallInvisibleScale : SymbolEffectMetrics.largeInvisibleScale,
      opacity: 0)
  }

  /// Returns the pose of a symbol of another size.
  package static func scaled(isSmall: Bool) -> SymbolPose {
    SymbolPose(scale: isSmall ? SymbolEffectMetrics.smallScale : SymbolEffectMetrics.largeScale)
  }
}
