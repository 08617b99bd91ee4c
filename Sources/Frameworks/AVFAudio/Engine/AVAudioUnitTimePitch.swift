import Foundation

/// A node that changes the speed and the pitch independently.
///
/// Steps AudioEngine.FX1…
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  /// Creates a node with rate 1 and pitch 0.
  public init() {
    let unit = TimePitchUnit()
    stretcher = unit
    super.init(unit)
  }

  /// The playback rate, 1/32…32; 1 by default.
  open var rate: Float {
    get { stretcher.rate }
    set { stretcher.rate = newValue.isFinite ? min(max(newValue, 1 / 32), 32) : 1 }
  }

  /// The pitch shift in cents, −2400…2400; 0 by default.
  open var pitch: Float = 0 {
    didSet {
      let cents = pitch.isFinite ? min(max(pitch, -2400), 2400) : 0
      if cents != pitch { pitch = cents }
      stretcher.pitch = exp2(cents / 1200)
    }
  }

  /// The overlap of the segments, 3…32; has no effect, because the library chooses it.
  open var overlap: Float = 8

  private let stretcher: TimePitchUnit
}
