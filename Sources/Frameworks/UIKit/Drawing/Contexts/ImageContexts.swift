// Contexts of pictures, as they were made before there were renderers.

/// Has what follows drawn on a new picture, each of whose pixels is a point.
///
/// - Parameter size: Points.
@available(*, deprecated, message: "Use UIGraphicsImageRenderer instead.")
public func UIGraphicsBeginImageContext(_ size: CGSize) { beginImage(size, false, 1) }

/// Has what follows drawn on a new picture.
///
/// - Parameters:
///   - size: Points.
///   - opaque: Whether it begins black and has no alpha.
///   - scale: Pixels a point; 0 for as many as the screen has.
@available(*, deprecated, message: "Use UIGraphicsImageRenderer instead.")
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  beginImage(size, opaque, scale)
}

/// The picture as it is now; `nil` where none was begun.
@available(*, deprecated, message: "Use UIGraphicsImageRenderer instead.")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = DrawingContexts.ofThread.all.last, let scale = entry.imageScale else {
    return nil
  }
  return entry.context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the picture that was begun last, and has drawn on what was drawn on before.
@available(*, deprecated, message: "Use UIGraphicsImageRenderer instead.")
public func UIGraphicsEndImageContext() {
  guard DrawingContexts.ofThread.all.last?.imageScale != nil else { return }
  DrawingContexts.ofThread.pop()
}

private func beginImage(_ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : CurrentTraits.scaleOfScreen
  // Even what could not be made is ended, so it has its place.
  DrawingContexts.ofThread.push(
    DrawingContexts.Entry(
      context: CGContext(pixelsOf: size, scale: scale, isOpaque: isOpaque), imageScale: scale))
}

extension CurrentTraits {
  /// Pixels a point of the screen.
  static var scaleOfScreen: CGFloat {
    let scale = ofScreen.withLock { $0.displayScale }
    return scale > 0 ? scale : 1
  }
}
