import Foundation

/// The output node of an engine: the phone's speaker, or the buffers of manual rendering.
open class AVAudioOutputNode: AVAudioIONode {
  open override var numberOfInputs: Int { 1 }

  /// Returns the format of the speaker, or that of manual rendering.
  open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    checkOutput(bus)
    return defaultFormat
  }

  override var defaultFormat: AVAudioFormat { engine?.outputFormat ?? super.defaultFormat }
}
