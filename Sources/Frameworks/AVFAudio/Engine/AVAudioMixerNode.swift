import Foundation

/// A mixer of any number of inputs, with any sample rates and numbers of channels.
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

  /// The maximum number of inputs.
  open override var numberOfInputs: Int { NodeGraph.largestInputCount }

  // MARK: Internals

  private let mixer: MixerUnit
  var mixing = MixingSettings()
}
