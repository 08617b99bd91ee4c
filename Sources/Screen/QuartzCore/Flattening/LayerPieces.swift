/// What there is to paint of a layer.
struct LayerPieces {
  let hasBackground, hasContents, hasKind, hasSublayers, hasBorder: Bool
  /// How many things are painted one over another; sublayers count as several.
  let count: Int
  let hasShadow: Bool
  /// Whether all is painted apart, and not only for its opacity.
  let isGroup: Bool

  init(_ layer: CALayer, _ state: LayerState) {
    let hasArea = state.bounds.width > 0 && state.bounds.height > 0
    hasBackground = hasArea && (state.backgroundColor?.alpha ?? 0) > 0
    hasContents = hasArea && state.contents != nil
    hasKind = state.kind.isSeen
    hasSublayers = !layer.inner.isEmpty
    hasBorder = hasArea && state.borderWidth > 0 && (state.borderColor?.alpha ?? 0) > 0
    let hasBackdrop = hasArea && state.backdrop != nil
    count =
      (hasBackground ? 1 : 0) + (hasContents ? 1 : 0) + (hasKind ? 1 : 0) + (hasBorder ? 1 : 0)
      + (hasBackdrop ? 1 : 0) + (hasSublayers ? 2 : 0)
    // What is cut off at the bounds throws no shadow beyond them.
    hasShadow =
      state.shadowOpacity > 0 && (state.shadowColor?.alpha ?? 0) > 0 && !state.masksToBounds
    isGroup =
      layer.masking != nil || state.shouldRasterize || state.vibrancy != nil
      || (count > 1 && hasShadow && state.shadowPath == nil)
  }

  /// Whether a layer has at most a background and a border, and nothing that needs a place of its own.
  static func isPlain(_ layer: CALayer, _ state: LayerState) -> Bool {
    layer.inner.isEmpty && layer.masking == nil && layer.running.isEmpty && state.opacity >= 1
      && state.contents == nil && !state.kind.isSeen && state.backdrop == nil
      && state.shadowOpacity <= 0 && !state.shouldRasterize && state.vibrancy == nil
      && state.bounds.size.width > 0 && state.bounds.size.height > 0
  }

  /// Whether nothing of a layer is seen beyond its bounds, even where they cut off nothing.
  static func staysInBounds(_ layer: CALayer, _ state: LayerState) -> Bool {
    switch state.kind {
    case .plain, .gradient: break
    default: return false
    }
    return layer.inner.isEmpty && state.shadowOpacity <= 0
      && (state.contents == nil || state.contentsGravity == .resize)
  }

  /// Whether there is nothing to see.
  var isEmpty: Bool { count == 0 }
}
