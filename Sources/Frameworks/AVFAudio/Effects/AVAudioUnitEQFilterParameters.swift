import Foundation

/// The parameters of a band of an equalizer.
///
/// - Thread: any, one at a time.
open class AVAudioUnitEQFilterParameters: NSObject {
  /// The filter type; parametric by default.
  open var filterType: AVAudioUnitEQFilterType {
    get { AVAudioUnitEQFilterType(rawValue: band.kind) ?? .parametric }
    set { band.kind = newValue.rawValue }
  }

  /// The frequency in Hz, from 20 to half of the sample rate; the default differs for each band of
  /// an equalizer.
  open var frequency: Float {
    get { band.frequency }
    set { band.frequency = newValue.isFinite ? max(newValue, 20) : 1000 }
  }

  /// The bandwidth in octaves, 0.05…5; 0.5 by default.
  open var bandwidth: Float {
    get { band.bandwidth }
    set { band.bandwidth = newValue.isFinite ? min(max(newValue, 0.05), 5) : 0.5 }
  }

  /// The gain in dB, −96…24; 0 by default.
  open var gain: Float {
    get { band.gain }
    set { band.gain = newValue.isFinite ? min(max(newValue, -96), 24) : 0 }
  }

  /// Whether the band is bypassed; true by default.
  open var bypass: Bool {
    get { band.isBypassed }
    set { band.isBypassed = newValue }
  }

  let band: EqualizerBand

  init(_ band: EqualizerBand) { self.band = band }
}
