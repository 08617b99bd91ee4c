import Foundation

/// A mixer of any number of inputs, which may have other rates and numbers of channels.
///
/// Steps AudioEngine.MX1…
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, MixedNode {
  /// Creates a mixer.
  public init() {
    let unit = MixerUnit()
    mixer = unit
    super.init(unit)
  }

  /// The volume of the output, 0…1; 1 by default.
  open var outputVolume: Float {
    get { mixer.outputVolume }
    set { mixer.outputVolume = MixingSettings.volume(newValue) }
  }

  /// The lowest input without a connection.
  open var nextAvailableInputBus: AVAudioNodeBus {
    engine?.graph.freeInput(of: self) ?? 0
  }

  /// The largest number of inputs.
  open override var numberOfInputs: Int { NodeGraph.largestInputCount }

  // MARK: Mixing

  /// The volume at all mixers, 0…1.
  open var volume: Float {
    get { mixing.volume }
    set {
      mixing.volume = MixingSettings.volume(newValue)
      mixing.apply(to: self)
    }
  }

  /// The position from left, −1, to right, 1, at all mixers.
  open var pan: Float {
    get { mixing.pan }
    set {
      mixing.pan = MixingSettings.pan(newValue)
      mixing.apply(to: self)
    }
  }

  /// Returns the settings at an input of a mixer; `nil` if the node is not connected to it.
  open func destination(
    forMixer mixer: AVAudioNode, bus: AVAudioNodeBus
  ) -> AVAudioMixingDestination? {
    MixingSettings.destination(of: self, mixer: mixer, bus: bus)
  }

  // MARK: Internals

  private let mixer: MixerUnit
  var mixing = MixingSettings()
}
