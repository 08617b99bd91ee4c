import Foundation

/// The attenuation of sources by distance.
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

  /// The distance in meters within which sources are not attenuated; 1 by default.
  ///
  /// NaN and negative numbers stand for the default.
  open var referenceDistance: Float {
    get { attenuation.reference }
    set { attenuation.reference = newValue.isFinite && newValue >= 0 ? newValue : 1 }
  }

  /// The distance in meters beyond which the linear model attenuates no further; 100,000 by
  /// default.
  ///
  /// NaN and negative numbers stand for the default.
  open var maximumDistance: Float {
    get { attenuation.maximum }
    set { attenuation.maximum = newValue.isFinite && newValue >= 0 ? newValue : 100_000 }
  }

  /// The rolloff factor, above 0; 1 by default.
  ///
  /// NaN and negative numbers stand for the default.
  open var rolloffFactor: Float {
    get { attenuation.rolloff }
    set { attenuation.rolloff = newValue.isFinite && newValue >= 0 ? newValue : 1 }
  }

  var attenuation = DistanceAttenuation() { didSet { onChange?() } }
  var onChange: (() -> Void)?

  override init() { super.init() }
}
