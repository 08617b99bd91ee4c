/// A phasor with linearly changing frequency, eight samples at a time.
///
/// With frequency *f* at the first frame and *k* more every frame, frame *n* has the phase φ + f·n
/// + ½k·n². Eight frames on, that is 8f + 8k·n + 32k more: a rotation that itself rotates by 64k
/// every time, so two complex products serve all lanes.
struct ChirpRotor {
  var re = SIMD8<Float>()
  var im = SIMD8<Float>()
  private var turnRe = SIMD8<Float>()
  private var turnIm = SIMD8<Float>()
  private let bendRe: Float
  private let bendIm: Float

  /// Creates a phasor.
  ///
  /// - Parameters:
  ///   - phase: Cycles at the first frame.
  ///   - frequency: Cycles per frame at the first frame.
  ///   - slope: The change of the frequency per frame.
  init(phase: Double, frequency: Double, slope: Double) {
    var z = Phasor(cycles: phase)
    var u = Phasor(cycles: frequency + slope / 2)
    let q = Phasor(small: slope)
    let p = Phasor(small: 8 * slope)
    // 8f + 32k is eight times f + ½k, and 28k more.
    let u2 = u * u
    let u4 = u2 * u2
    var t = u4 * u4 * Phasor(small: 28 * slope)
    for lane in 0..<8 {
      (re[lane], im[lane]) = (Float(z.re), Float(z.im))
      (turnRe[lane], turnIm[lane]) = (Float(t.re), Float(t.im))
      z = z * u
      u = u * q
      t = t * p
    }
    let bend = Phasor(small: 64 * slope)
    bendRe = Float(bend.re)
    bendIm = Float(bend.im)
  }

  /// Advances by eight frames.
  @inline(__always)
  mutating func advance() {
    let next = re * turnRe - im * turnIm
    im = re * turnIm + im * turnRe
    re = next
    let turn = turnRe * bendRe - turnIm * bendIm
    turnIm = turnRe * bendIm + turnIm * bendRe
    turnRe = turn
  }
}
