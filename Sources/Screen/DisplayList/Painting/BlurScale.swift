/// The factor by which a picture is reduced before a wide blur, to save time.
struct BlurScale: Sendable, Equatable {
  /// The side of the squares of pixels that are reduced to one.
  let step: Int
  /// The standard deviation of the remaining blur, in the reduced picture's pixels.
  let sigma: Double

  /// Chooses a reduction for a blur in pixels.
  ///
  /// The mean over a square of k pixels has the variance (k² − 1) / 12, and linear interpolation
  /// from one pixel back to k has k² / 6.
  init(sigma: Double) {
    // With a remaining blur of four pixels, the squares are invisible.
    step = max(1, min(8, Int(sigma / 4)))
    let square = Double(step * step)
    let own = step == 1 ? 0 : (square - 1) / 12 + square / 6
    self.sigma = max(0, (sigma * sigma - own) / square).squareRoot()
  }
}
