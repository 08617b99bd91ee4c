extension AVLayerVideoGravity {
  /// Returns the rectangle of video of a size in a layer's bounds (Players.LA2).
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    switch self {
    case .resize: return bounds
    case .resizeAspectFill:
      let scale = max(bounds.width / size.width, bounds.height / size.height)
      let whole = CGSize(width: size.width * scale, height: size.height * scale)
      return CGRect(
        x: bounds.midX - whole.width / 2, y: bounds.midY - whole.height / 2, width: whole.width,
        height: whole.height)
    default: return AVMakeRect(aspectRatio: size, insideRect: bounds)
    }
  }

  /// Adjusts the visible part of a layer's frame (Players.LA2).
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the whole frame in the layer.
  ///   - layer: The layer.
  func place(_ rect: CGRect, in layer: CALayer) {
    layer.contentsGravity = self == .resizeAspect ? .resizeAspect : .resize
    guard self == .resizeAspectFill, rect.width > 0, rect.height > 0 else {
      layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
      return
    }
    let bounds = layer.bounds
    layer.contentsRect = CGRect(
      x: (bounds.minX - rect.minX) / rect.width, y: (bounds.minY - rect.minY) / rect.height,
      width: bounds.width / rect.width, height: bounds.height / rect.height)
  }
}
