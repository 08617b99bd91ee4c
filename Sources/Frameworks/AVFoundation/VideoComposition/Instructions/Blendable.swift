/// A type of values that can be interpolated.
protocol Blendable: Sendable {
  /// Returns the value at a fraction of the way to another one.
  func blended(with other: Self, _ part: Double) -> Self
}

extension Float: Blendable {
  func blended(with other: Float, _ part: Double) -> Float { self + (other - self) * Float(part) }
}

extension CGRect: Blendable {
  func blended(with other: CGRect, _ part: Double) -> CGRect {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * CGFloat(part) }
    return CGRect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(width, other.width),
      height: mix(height, other.height))
  }
}

extension CGAffineTransform: Blendable {
  func blended(with other: CGAffineTransform, _ part: Double) -> CGAffineTransform {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * CGFloat(part) }
    return CGAffineTransform(
      a: mix(a, other.a), b: mix(b, other.b), c: mix(c, other.c), d: mix(d, other.d),
      tx: mix(tx, other.tx), ty: mix(ty, other.ty))
  }
}
