// Rectangles on the context of now; without one these do nothing.

/// Fills a rectangle with the colour of now, in place of what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the colour of now, mixed with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws the edge of a rectangle, a point wide and within it, in the colour to fill with.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws the edge of a rectangle, a point wide and within it, mixed with what is there.
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

/// Keeps what follows within a rectangle as well.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
