/// How much smaller a picture is made before a wide blur, which then takes a fraction of the time.
struct BlurScale: Sendable, Equatable {
  /// Pixels a side of the squares that become one.
  let step: Int
  /// The blur that is left, in the smaller picture's pixels.
  let sigma: Double

  /// Settles for a blur in pixels.
  ///
  /// The mean over a square of k pixels blurs by itself, with the variance (k² − 1) / 12, and so does
  /// the way back from one pixel to k by straight lines, with k² / 6.
  init(sigma: Double) {
    // With four pixels of blur left, nothing is seen of the squares.
    step = max(1, min(8, Int(sigma / 4)))
    let square = Double(step * step)
    let own = step == 1 ? 0 : (square - 1) / 12 + square / 6
    self.sigma = max(0, (sigma * sigma - own) / square).squareRoot()
  }
}
