// Rectangles in the current context; without one, these functions do nothing.

/// Fills a rectangle with the current fill color, replacing its contents.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Blends the fill color with the pixels of a rectangle.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a one-point frame inside a rectangle, in the current fill color.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a one-point frame inside a rectangle, with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let rect = rect.standardized
  let inner = rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2))
  context.saveGState()
  context.setBlendMode(blendMode)
  context.beginPath()
  context.addRect(rect)
  if inner.width > 0, inner.height > 0 { context.addRect(inner) }
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

/// Intersects the clipping area with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
