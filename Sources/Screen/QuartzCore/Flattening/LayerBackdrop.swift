import DisplayList

/// How what is behind a layer is blurred and coloured within its bounds and round corners.
package struct LayerBackdrop: Sendable, Hashable {
  /// How far it is blurred: the standard deviation of a normal distribution, in points.
  package var sigma: Double
  /// What becomes of each colour after the blur.
  package var matrix: ColorMatrix
  /// What is painted over it, or nothing.
  package var tint: DrawingColor

  /// Makes a backdrop.
  package init(sigma: Double, matrix: ColorMatrix = .identity, tint: DrawingColor = .clear) {
    (self.sigma, self.matrix, self.tint) = (sigma, matrix, tint)
  }
}

extension CALayer {
  /// How what is behind the layer is blurred, for effects of UIKit; `nil` for not at all.
  package final var backdrop: LayerBackdrop? {
    get { state.backdrop }
    set { change("backdrop", \.backdrop, to: newValue) }
  }
}
