import Foundation

/// A node that changes the speed, and the pitch along with it.
///
/// Steps AudioEngine.FX1…
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
  /// Creates a node with rate 1.
  public init() {
    let unit = VarispeedUnit()
    speed = unit
    super.init(unit)
  }

  /// The playback rate, 0.25…4; 1 by default.
  open var rate: Float {
    get { speed.rate }
    set { speed.rate = newValue.isFinite ? min(max(newValue, 0.25), 4) : 1 }
  }

  private let speed: VarispeedUnit
}
