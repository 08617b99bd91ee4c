import Foundation

/// A node whose frames the app's block renders.
open class AVAudioSourceNode: AVAudioNode, AVAudioMixing, MixedNode {
  /// Creates a node that renders the standard format of its connection, at 48 kHz in stereo.
  ///
  /// - Parameter block: Renders frames, on the thread that renders.
  public convenience init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
    self.init(format: AVAudioEngine.hardwareFormat, renderBlock: block)
  }

  /// Creates a node that renders a format of linear PCM.
  public init(
    format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock
  ) {
    AudioError.require(
      format.commonFormat != .otherFormat, "the format of a source node is linear PCM")
    self.format = format
    super.init(SourceUnit(format, block))
  }

  /// Returns the rate and channels of the block's format.
  open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    checkOutput(bus)
    return defaultFormat
  }

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

  private let format: AVAudioFormat
  var mixing = MixingSettings()

  override var defaultFormat: AVAudioFormat {
    AVAudioFormat(sampleRate: format.sampleRate, channelCount: Int(format.channelCount))
  }
}
