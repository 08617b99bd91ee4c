/// The visible parts of a layer.
struct LayerParts {
  let hasBackground, hasContents, hasSpecialContent, hasSublayers, hasBorder: Bool
  /// The number of overlapping parts; sublayers count as two.
  let count: Int
  let hasShadow: Bool
  /// Whether the layer is painted as a transparency layer for reasons other than its opacity.
  let isGroup: Bool

  init(_ layer: CALayer, _ state: LayerState) {
    let hasArea =
      state.bounds.width > 0 && state.bounds.height > 0 && !state.kind.paintsSublayersOnly
    hasBackground = hasArea && (state.backgroundColor?.alpha ?? 0) > 0
    hasContents = hasArea && state.contents != nil
    hasSpecialContent = state.kind.hasVisibleContent
    hasSublayers = !layer.children.isEmpty
    hasBorder = hasArea && state.borderWidth > 0 && (state.borderColor?.alpha ?? 0) > 0
    let hasBackdrop = hasArea && state.backdrop != nil
    count =
      (hasBackground ? 1 : 0) + (hasContents ? 1 : 0) + (hasSpecialContent ? 1 : 0)
      + (hasBorder ? 1 : 0)
      + (hasBackdrop ? 1 : 0) + (hasSublayers ? 2 : 0)
    // Content that is clipped to the bounds casts no shadow beyond them.
    hasShadow =
      state.shadowOpacity > 0 && (state.shadowColor?.alpha ?? 0) > 0 && !state.masksToBounds
      && !state.kind.paintsSublayersOnly
    isGroup =
      layer.maskLayer != nil || state.shouldRasterize || state.vibrancy != nil
      || (count > 1 && hasShadow && state.shadowPath == nil)
  }

  /// Returns whether a layer clips its sublayers; one that only transforms them does not.
  static func isClipped(_ state: LayerState) -> Bool {
    state.masksToBounds && !state.kind.paintsSublayersOnly
  }

  /// Returns whether a layer has at most a background and a border, and no effect that needs a
  /// context of its own.
  static func isPlain(_ layer: CALayer, _ state: LayerState) -> Bool {
    layer.children.isEmpty && layer.maskLayer == nil && layer.running.isEmpty && state.opacity >= 1
      && state.contents == nil && !state.kind.hasVisibleContent && state.backdrop == nil
      && !state.kind.paintsSublayersOnly
      && state.shadowOpacity <= 0 && !state.shouldRasterize && state.vibrancy == nil
      && state.bounds.size.width > 0 && state.bounds.size.height > 0
  }

  /// Returns whether a layer shows nothing outside its bounds even without clipping.
  static func drawsOnlyInBounds(_ layer: CALayer, _ state: LayerState) -> Bool {
    switch state.kind {
    case .plain, .gradient: break
    default: return false
    }
    return layer.children.isEmpty && state.shadowOpacity <= 0
      && (state.contents == nil || state.contentsGravity == .resize)
  }

  /// Whether nothing is visible.
  var isEmpty: Bool { count == 0 }
}
