extension FourierTransform {
  /// Transforms real numbers, the even and the odd ones apart, in place.
  ///
  /// The result has half of the spectrum, multiplied by 2; its element at the half is real, and
  /// lies where the first element's imaginary part would be. The inverse has no factor of its own,
  /// so that both together multiply by twice the number of elements.
  func transformReal(
    _ even: UnsafeMutablePointer<Number>, _ odd: UnsafeMutablePointer<Number>, count: Int,
    inverse: Bool
  ) {
    let half = count / 2
    if inverse { separate(even, odd, half, inverse: true) }
    transform(even, odd, count: half, inverse: inverse)
    if !inverse { separate(even, odd, half, inverse: false) }
  }

  /// Separates the spectra of even and odd elements, or joins them, by the symmetry of both.
  private func separate(
    _ real: UnsafeMutablePointer<Number>, _ imaginary: UnsafeMutablePointer<Number>, _ half: Int,
    inverse: Bool
  ) {
    let (first, last) = (real[0], imaginary[0])
    let factor: Number = inverse ? 1 : 2
    (real[0], imaginary[0]) = (factor * (first + last), factor * (first - last))
    guard half > 1 else { return }
    let sign: Number = inverse ? -1 : 1
    for index in 1...half / 2 {
      let other = half - index
      let (a, b) = ((real[index], imaginary[index]), (real[other], imaginary[other]))
      let (c, s) = root(index, of: 2 * half)
      let (sum, difference) = ((a.0 + b.0, a.1 - b.1), (a.0 - b.0, a.1 + b.1))
      // The difference is turned by the root, and by a quarter against the direction.
      let turned = (
        difference.0 * c - sign * difference.1 * s, difference.1 * c + sign * difference.0 * s
      )
      let quarter = (sign * turned.1, -sign * turned.0)
      (real[index], imaginary[index]) = (sum.0 + quarter.0, sum.1 + quarter.1)
      // The other is the same with conjugated parts.
      (real[other], imaginary[other]) = (sum.0 - quarter.0, quarter.1 - sum.1)
    }
  }
}
