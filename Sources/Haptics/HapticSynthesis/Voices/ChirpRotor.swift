internal import Glibc

/// Eight samples at a time of a phasor whose frequency changes evenly.
///
/// With frequency *f* at the first frame and *k* more every frame, frame *n* has the phase
/// φ + f·n + ½k·n². Eight frames on, that is 8f + 8k·n + 32k more: a turn that itself turns by
/// 64k every time, so two complex products serve all lanes.
struct ChirpRotor {
  var re = SIMD8<Float>()
  var im = SIMD8<Float>()
  private var turnRe = SIMD8<Float>()
  private var turnIm = SIMD8<Float>()
  private let bendRe: Float
  private let bendIm: Float

  /// - Parameters:
  ///   - phase: Cycles at the first frame.
  ///   - frequency: Cycles a frame at the first frame.
  ///   - slope: Change of the frequency a frame.
  init(phase: Double, frequency: Double, slope: Double) {
    func phasor(_ cycles: Double) -> (Double, Double) {
      (cos(2 * .pi * cycles), sin(2 * .pi * cycles))
    }
    var z = phasor(phase)
    var u = phasor(frequency + slope / 2)
    let q = phasor(slope)
    var t = phasor(8 * frequency + 32 * slope)
    let p = phasor(8 * slope)
    for lane in 0..<8 {
      (re[lane], im[lane]) = (Float(z.0), Float(z.1))
      (turnRe[lane], turnIm[lane]) = (Float(t.0), Float(t.1))
      z = (z.0 * u.0 - z.1 * u.1, z.0 * u.1 + z.1 * u.0)
      u = (u.0 * q.0 - u.1 * q.1, u.0 * q.1 + u.1 * q.0)
      t = (t.0 * p.0 - t.1 * p.1, t.0 * p.1 + t.1 * p.0)
    }
    let bend = phasor(64 * slope)
    bendRe = Float(bend.0)
    bendIm = Float(bend.1)
  }

  /// Goes on by eight frames.
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
