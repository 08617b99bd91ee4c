// The corners of views (Layers.CO1…).
extension UIView {
  private static let corners: [(UIRectCorner, CACornerMask)] = [
    (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
    (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
  ]

  /// Returns the radius of a corner, in points: the configuration's, otherwise the layer's.
  ///
  /// - Since: 26.0.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let corners = ownCorners else {
      let mask = Self.corners.first { $0.0 == corner }?.1 ?? []
      return mask.isEmpty || !layer.maskedCorners.contains(mask) ? 0 : layer.cornerRadius
    }
    let limit = min(bounds.width, bounds.height) / 2
    switch corners.radius(of: corner)?.kind {
    case .fixed(let radius): return min(radius, limit)
    case .capsule(let maximum): return min(limit, maximum ?? limit)
    case .concentric(let minimum): return min(limit, max(concentricRadius(corner), minimum ?? 0))
    case nil: return 0
    }
  }

  /// The radii of the layer's corners.
  var layerCorners: UICornerConfiguration {
    let radii = Self.corners.map { effectiveRadius(corner: $0.0) }
    return .corners(
      topLeftRadius: .fixed(radii[0]), topRightRadius: .fixed(radii[1]),
      bottomLeftRadius: .fixed(radii[2]), bottomRightRadius: .fixed(radii[3]))
  }

  private func concentricRadius(_ corner: UIRectCorner) -> CGFloat {
    guard let superview else { return 0 }
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let isTop = corner == .topLeft || corner == .topRight
    let horizontal = isLeft ? frame.minX : superview.bounds.width - frame.maxX
    let vertical = isTop ? frame.minY : superview.bounds.height - frame.maxY
    return superview.effectiveRadius(corner: corner) - min(horizontal, vertical)
  }

  /// Sets the layer's radii from the configuration (Layers.CO2).
  func applyCorners() {
    guard ownCorners != nil else { return }
    let radii = Self.corners.map { ($0.1, effectiveRadius(corner: $0.0)) }.filter { $0.1 > 0 }
    if Set(radii.map(\.1)).count > 1 {
      RuntimeWarning.once(
        "UICornerConfiguration: corners of different radii are drawn with the largest one",
        namesPlace: true)
    }
    layer.cornerRadius = radii.map(\.1).max() ?? 0
    layer.maskedCorners = radii.reduce(into: []) { $0.insert($1.0) }
  }
}
