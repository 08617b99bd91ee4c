internal import Glibc

/// A rotating phasor, eight samples at a time: sine and cosine without calling either.
///
/// Lane *j* holds the phasor *j* frames ahead. A rotation by eight frames is one complex product
/// for all lanes, so neither the loop over samples nor a sum across lanes is sequential.
struct Rotor {
  /// The cosines of the next eight frames.
  var re = SIMD8<Float>(repeating: 1)
  /// The sines of the next eight frames.
  var im = SIMD8<Float>()
  /// The rotation by eight frames.
  private(set) var turnRe: Float = 1
  private(set) var turnIm: Float = 0
  /// The rotations by 0, 1, … 7 frames.
  private var powersRe = SIMD8<Float>(repeating: 1)
  private var powersIm = SIMD8<Float>()

  /// Sets the frequency in cycles per frame; `anchor` sets the phase.
  mutating func setFrequency(_ frequency: Double) {
    let angle = 2 * Double.pi * frequency
    let (c, s) = (cos(angle), sin(angle))
    var (re, im) = (1.0, 0.0)
    for lane in 0..<8 {
      powersRe[lane] = Float(re)
      powersIm[lane] = Float(im)
      (re, im) = (re * c - im * s, re * s + im * c)
    }
    turnRe = Float(re)
    turnIm = Float(im)
  }

  /// Sets the phase in cycles.
  mutating func anchor(phase: Double) {
    let angle = 2 * Double.pi * phase
    let (c, s) = (Float(cos(angle)), Float(sin(angle)))
    re = powersRe * c - powersIm * s
    im = powersRe * s + powersIm * c
  }

  /// Advances by eight frames.
  @inline(__always)
  mutating func advance() {
    let next = re * turnRe - im * turnIm
    im = re * turnIm + im * turnRe
    re = next
  }

  /// Advances by fewer than eight frames.
  @inline(__always)
  mutating func advance(by frames: Int) {
    let (c, s) = (powersRe[frames], powersIm[frames])
    let next = re * c - im * s
    im = re * s + im * c
    re = next
  }
}
