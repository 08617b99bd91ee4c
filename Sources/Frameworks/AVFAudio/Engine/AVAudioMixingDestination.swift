import Foundation

/// The settings of a source at one input of a mixer.
open class AVAudioMixingDestination: NSObject, AVAudioMixing, SpatialSource {
  /// The connection to the mixer.
  public let connectionPoint: AVAudioConnectionPoint

  /// The volume, 0…1.
  open var volume: Float {
    get { connection.input.controls.volume }
    set {
      connection.input.controls.volume = MixingSettings.volume(newValue)
      // The gain of the position includes the volume.
      spatialValues = connection.spatialValues
    }
  }

  /// The pan, from −1 on the left to 1 on the right.
  open var pan: Float {
    get { connection.input.controls.pan }
    set { connection.input.controls.pan = MixingSettings.pan(newValue) }
  }

  /// Returns this object for its own mixer and bus.
  open func destination(
    forMixer mixer: AVAudioNode, bus: AVAudioNodeBus
  ) -> AVAudioMixingDestination? {
    connectionPoint.node === mixer && connectionPoint.bus == bus ? self : nil
  }

  private let connection: NodeConnection

  var spatialValues: SpatialValues {
    get { connection.spatialValues }
    set { connection.spatialValues = newValue }
  }

  init(_ point: AVAudioConnectionPoint, _ connection: NodeConnection) {
    (connectionPoint, self.connection) = (point, connection)
    super.init()
  }
}
