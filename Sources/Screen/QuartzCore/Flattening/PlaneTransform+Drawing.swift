import TactusDisplayList

extension PlaneTransform {
  /// Returns the transform as an affine one.
  ///
  /// Drawings have no perspective. A perspective transform is approximated near the center of a
  /// rectangle: position and size are right there, and parallels stay parallel.
  ///
  /// Source: Layers.B3, Layers.B5
  func drawn(near rect: CGRect) -> DrawingTransform {
    if let affine { return affine.drawing }
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let (width, height) = (max(rect.width, 1) / 2, max(rect.height, 1) / 2)
    // The chord between the edges is used and not the derivative, so that the edges' midpoints
    // match.
    let (left, right) = (
      apply(CGPoint(x: middle.x - width, y: middle.y)),
      apply(CGPoint(x: middle.x + width, y: middle.y))
    )
    let (top, bottom) = (
      apply(CGPoint(x: middle.x, y: middle.y - height)),
      apply(CGPoint(x: middle.x, y: middle.y + height))
    )
    let a = Double((right.x - left.x) / (2 * width))
    let b = Double((right.y - left.y) / (2 * width))
    let c = Double((bottom.x - top.x) / (2 * height))
    let d = Double((bottom.y - top.y) / (2 * height))
    let x = Double(left.x + right.x) / 2
    let y = Double(top.y + bottom.y) / 2
    return DrawingTransform(
      a: a, b: b, c: c, d: d, tx: x - a * Double(middle.x) - c * Double(middle.y),
      ty: y - b * Double(middle.x) - d * Double(middle.y))
  }
}
