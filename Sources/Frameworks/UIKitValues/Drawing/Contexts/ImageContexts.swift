// Image contexts, the predecessors of renderers.

/// Begins an image context with a scale of 1.
///
/// - Parameter size: The size, in points.
@available(*, deprecated, message: "Use UIGraphicsImageRenderer instead.")
public func UIGraphicsBeginImageContext(_ size: CGSize) { beginImage(size, false, 1) }

/// Begins an image context.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether the image starts black and has no alpha.
///   - scale: The scale, in pixels per point; 0 for the screen's scale.
@available(*, deprecated, message: "Use UIGraphicsImageRenderer instead.")
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  beginImage(size, opaque, scale)
}

/// Returns an image of the current image context; `nil` when there is none.
@available(*, deprecated, message: "Use UIGraphicsImageRenderer instead.")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = DrawingContexts.ofThread.all.last, let scale = entry.imageScale else {
    return nil
  }
  return entry.context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the current image context and restores the previous one.
@available(*, deprecated, message: "Use UIGraphicsImageRenderer instead.")
public func UIGraphicsEndImageContext() {
  guard DrawingContexts.ofThread.all.last?.imageScale != nil else { return }
  DrawingContexts.ofThread.pop()
}

private func beginImage(_ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : CurrentTraits.scaleOfScreen
  // A failed context also gets an entry, because it is ended too.
  DrawingContexts.ofThread.push(
    DrawingContexts.Entry(
      context: CGContext(pixelsOf: size, scale: scale, isOpaque: isOpaque), imageScale: scale))
}

extension CurrentTraits {
  /// The scale of the screen, in pixels per point.
  static var scaleOfScreen: CGFloat {
    let scale = ofScreen.withLock { $0.displayScale }
    return scale > 0 ? scale : 1
  }
}
