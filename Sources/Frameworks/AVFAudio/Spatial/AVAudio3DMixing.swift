import Foundation
import TactusCrashReports

/// The position of a source in the environments to which it is connected.
///
/// Steps AudioEngine.SP1…
public protocol AVAudio3DMixing: NSObjectProtocol {
  /// The rendering algorithm; `equalPowerPanning` by default.
  var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm { get set }
  /// The mode for the source's channels; `spatializeIfMono` by default.
  var sourceMode: AVAudio3DMixingSourceMode { get set }
  /// The rendering of a point source inside the listener's head; `mono` by default.
  var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode { get set }
  /// The playback rate, which also changes the pitch, 0.5…2; 1 by default.
  var rate: Float { get set }
  /// The mix of the reverberation, 0…1; 0 by default.
  var reverbBlend: Float { get set }
  /// The attenuation of the direct path by an obstacle in dB, −100…0; 0 by default.
  var obstruction: Float { get set }
  /// The attenuation of the direct path and of the reverberation in dB, −100…0; 0 by default.
  var occlusion: Float { get set }
  /// The position in meters; the origin by default.
  var position: AVAudio3DPoint { get set }
}

extension AVAudio3DMixing {
  /// The rendering algorithm; `equalPowerPanning` by default.
  public var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm {
    get { source.spatialValues.algorithm }
    set { source.spatialValues.algorithm = newValue }
  }

  /// The mode for the source's channels; `spatializeIfMono` by default.
  public var sourceMode: AVAudio3DMixingSourceMode {
    get { source.spatialValues.sourceMode }
    set { source.spatialValues.sourceMode = newValue }
  }

  /// The rendering of a point source inside the listener's head; `mono` by default.
  public var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode {
    get { source.spatialValues.headMode }
    set { source.spatialValues.headMode = newValue }
  }

  /// The playback rate, which also changes the pitch, 0.5…2; 1 by default.
  public var rate: Float {
    get { source.spatialValues.rate }
    set { source.spatialValues.rate = newValue.isFinite ? min(max(newValue, 0.5), 2) : 1 }
  }

  /// The mix of the reverberation, 0…1; 0 by default.
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

  /// The position in meters; the origin by default.
  ///
  /// NaN as a coordinate counts as 0.
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
