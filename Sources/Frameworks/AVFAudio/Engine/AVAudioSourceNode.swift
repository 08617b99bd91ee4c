import Foundation

/// A node whose frames the app's block renders.
open class AVAudioSourceNode: AVAudioNode, AVAudioMixing, MixedNode {
  /// Creates a node that renders the standard format of its connection, at 48 kHz in stereo.
  ///
  /// - Parameter block: Renders frames, on the render thread.
  public convenience init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
    self.init(format: AVAudioEngine.hardwareFormat, renderBlock: block)
  }

  /// Creates a node that renders a linear PCM format.
  public init(
    format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock
  ) {
    AudioError.require(
      format.commonFormat != .otherFormat, "the format of a source node is linear PCM")
    self.format = format
    super.init(SourceUnit(format, block))
  }

  /// Returns the sample rate and the channels of the block's format.
  open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    checkOutput(bus)
    return defaultFormat
  }

  // MARK: Internals

  private let format: AVAudioFormat
  var mixing = MixingSettings()

  override var defaultFormat: AVAudioFormat {
    AVAudioFormat(sampleRate: format.sampleRate, channelCount: Int(format.channelCount))
  }
}
