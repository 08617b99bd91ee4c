import Foundation

/// The attenuation of sources with their distance.
///
/// Steps AudioEngine.SP3
///
/// - Thread: one at a time, that of the engine.
open class AVAudioEnvironmentDistanceAttenuationParameters: NSObject {
  /// The model; `inverse` by default.
  open var distanceAttenuationModel: AVAudioEnvironmentDistanceAttenuationModel {
    get { attenuation.model }
    set { attenuation.model = newValue }
  }

  /// The distance in meters up to which sources are not attenuated; 1 by default.
  ///
  /// A number that is none or negative is the default.
  open var referenceDistance: Float {
    get { attenuation.reference }
    set { attenuation.reference = newValue.isFinite && newValue >= 0 ? newValue : 1 }
  }

  /// The distance in meters from which on the linear model attenuates no further; 100,000 by
  /// default.
  ///
  /// A number that is none or negative is the default.
  open var maximumDistance: Float {
    get { attenuation.maximum }
    set { attenuation.maximum = newValue.isFinite && newValue >= 0 ? newValue : 100_000 }
  }

  /// The factor of the attenuation, above 0; 1 by default.
  ///
  /// A number that is none or negative is the default.
  open var rolloffFactor: Float {
    get { attenuation.rolloff }
    set { attenuation.rolloff = newValue.isFinite && newValue >= 0 ? newValue : 1 }
  }

  var attenuation = DistanceAttenuation() { didSet { onChange?() } }
  var onChange: (() -> Void)?

  override init() { super.init() }
}
