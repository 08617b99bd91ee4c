import TactusDisplayList

/// The blur and colors of the content behind a layer, within its bounds and round corners.
package struct LayerBackdrop: Sendable, Hashable {
  /// The standard deviation of the Gaussian blur, in points.
  package var sigma: Double
  /// The color matrix that is applied after the blur.
  package var matrix: ColorMatrix
  /// The color that is painted over the result; transparent for none.
  package var tint: DrawingColor

  /// Creates a backdrop.
  package init(sigma: Double, matrix: ColorMatrix = .identity, tint: DrawingColor = .clear) {
    (self.sigma, self.matrix, self.tint) = (sigma, matrix, tint)
  }

  /// A backdrop without an effect.
  static let nothing = LayerBackdrop(sigma: 0)

  /// Creates a backdrop from its components, or returns `nil` if their number is wrong.
  init?(_ numbers: [Double]) {
    guard numbers.count == 17 else { return nil }
    func row(_ start: Int) -> ColorMatrix.Row {
      ColorMatrix.Row(
        numbers[start], numbers[start + 1], numbers[start + 2], numbers[start + 3])
    }
    let alpha = numbers[16]
    func part(_ place: Int) -> Double { alpha > 0 ? numbers[place] / alpha : 0 }
    self.init(
      sigma: max(0, numbers[0]), matrix: ColorMatrix(red: row(1), green: row(5), blue: row(9)),
      tint: DrawingColor(red: part(13), green: part(14), blue: part(15), alpha: alpha).clipped)
  }

  /// The components as numbers that can be interpolated; the tint is premultiplied.
  var numbers: [Double] {
    let rows = [matrix.red, matrix.green, matrix.blue].flatMap {
      [$0.red, $0.green, $0.blue, $0.constant]
    }
    let parts = [tint.red, tint.green, tint.blue, 1].map { $0 * tint.alpha }
    return [sigma] + rows + parts
  }
}

extension CALayer {
  /// The backdrop of the layer, for UIKit's effects, or `nil` for none.
  package final var backdrop: LayerBackdrop? {
    get { state.backdrop }
    set { change("backdrop", \.backdrop, to: newValue) }
  }
}
