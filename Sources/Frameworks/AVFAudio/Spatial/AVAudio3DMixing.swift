import Foundation
import TactusCrashReports

/// The place of a source in the environments that it is connected to.
///
/// Steps AudioEngine.SP1…
public protocol AVAudio3DMixing: NSObjectProtocol {
  /// The way in which the source is placed; `equalPowerPanning` by default.
  var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm { get set }
  /// The channels that are placed; `spatializeIfMono` by default.
  var sourceMode: AVAudio3DMixingSourceMode { get set }
  /// The sound of a point source inside of the listener's head; `mono` by default.
  var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode { get set }
  /// The factor of the speed, which changes the pitch too, 0.5…2; 1 by default.
  var rate: Float { get set }
  /// The share of the reverberation, 0…1; 0 by default.
  var reverbBlend: Float { get set }
  /// The attenuation of the direct path by an obstacle in dB, −100…0; 0 by default.
  var obstruction: Float { get set }
  /// The attenuation of the direct path and of the reverberation in dB, −100…0; 0 by default.
  var occlusion: Float { get set }
  /// The place in meters; the origin by default.
  var position: AVAudio3DPoint { get set }
}

extension AVAudio3DMixing {
  /// The way in which the source is placed; `equalPowerPanning` by default.
  public var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm {
    get { source.spatialValues.algorithm }
    set { source.spatialValues.algorithm = newValue }
  }

  /// The channels that are placed; `spatializeIfMono` by default.
  public var sourceMode: AVAudio3DMixingSourceMode {
    get { source.spatialValues.sourceMode }
    set { source.spatialValues.sourceMode = newValue }
  }

  /// The sound of a point source inside of the listener's head; `mono` by default.
  public var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode {
    get { source.spatialValues.headMode }
    set { source.spatialValues.headMode = newValue }
  }

  /// The factor of the speed, which changes the pitch too, 0.5…2; 1 by default.
  public var rate: Float {
    get { source.spatialValues.rate }
    set { source.spatialValues.rate = newValue.isFinite ? min(max(newValue, 0.5), 2) : 1 }
  }

  /// The share of the reverberation, 0…1; 0 by default.
  public var reverbBlend: Float {
    get { source.spatialValues.reverbBlend }
    set { source.spatialValues.reverbBlend = newValue.isFinite ? min(max(newValue, 0), 1) : 0 }
  }

  /// The attenuation of the direct path by an obstacle in dB, −100…0; 0 by default.
  public var obstruction: Float {
    get { source.spatialValues.obstruction }
    set { source.spatialValues.obstruction = newValue.isFinite ? min(max(newValue, -100), 0) : 0 }
  }

  /// The attenuation of the direct path and of the reverberation in dB, −100…0; 0 by default.
  public var occlusion: Float {
    get { source.spatialValues.occlusion }
    set { source.spatialValues.occlusion = newValue.isFinite ? min(max(newValue, -100), 0) : 0 }
  }

  /// The place in meters; the origin by default.
  ///
  /// A coordinate that is no number counts as 0.
  public var position: AVAudio3DPoint {
    get { source.spatialValues.position }
    set { source.spatialValues.position = newValue.finite }
  }

  private var source: any SpatialSource {
    guard let source = self as? any SpatialSource else {
      programmingError(
        "\(Self.self) lacks a property of AVAudio3DMixing", exception: AudioError.domain)
    }
    return source
  }
}
