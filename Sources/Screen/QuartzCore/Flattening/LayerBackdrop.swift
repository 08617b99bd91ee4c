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

  /// Nothing is blurred or coloured.
  static let nothing = LayerBackdrop(sigma: 0)

  /// Makes a backdrop of its numbers; fails where there are too few or too many.
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

  /// All of it as numbers that can change little by little; the tint's are multiplied by its alpha.
  var numbers: [Double] {
    let rows = [matrix.red, matrix.green, matrix.blue].flatMap {
      [$0.red, $0.green, $0.blue, $0.constant]
    }
    let parts = [tint.red, tint.green, tint.blue, 1].map { $0 * tint.alpha }
    return [sigma] + rows + parts
  }
}

extension CALayer {
  /// How what is behind the layer is blurred, for effects of UIKit; `nil` for not at all.
  package final var backdrop: LayerBackdrop? {
    get { state.backdrop }
    set { change("backdrop", \.backdrop, to: newValue) }
  }
}
