import Foundation

/// The settings of a source at one input of a mixer.
open class AVAudioMixingDestination: NSObject, AVAudioMixing {
  /// The connection to the mixer.
  public let connectionPoint: AVAudioConnectionPoint

  /// The volume, 0…1.
  open var volume: Float {
    get { controls.volume }
    set { controls.volume = MixingSettings.volume(newValue) }
  }

  /// The position from left, −1, to right, 1.
  open var pan: Float {
    get { controls.pan }
    set { controls.pan = MixingSettings.pan(newValue) }
  }

  /// Returns this object for its own mixer and bus.
  open func destination(
    forMixer mixer: AVAudioNode, bus: AVAudioNodeBus
  ) -> AVAudioMixingDestination? {
    connectionPoint.node === mixer && connectionPoint.bus == bus ? self : nil
  }

  private let controls: MixingControls

  init(_ point: AVAudioConnectionPoint, _ controls: MixingControls) {
    (connectionPoint, self.controls) = (point, controls)
    super.init()
  }
}
