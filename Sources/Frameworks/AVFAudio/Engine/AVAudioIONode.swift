import Foundation
import TactusCrashReports

/// The input or the output of an engine.
open class AVAudioIONode: AVAudioNode {
  /// The delay between the device and the node in seconds.
  open var presentationLatency: TimeInterval { outputPresentationLatency }

  /// Whether the engine's input is meant for speech: without the echo of the output, and with an
  /// even volume (AudioEngine.VP1).
  open var isVoiceProcessingEnabled: Bool { engine?.processesVoice ?? false }

  /// Sets whether the engine's input is meant for speech; nothing is removed from it, and one line
  /// says so (AudioEngine.VP1).
  ///
  /// Input and output of an engine are set together.
  ///
  /// - Throws: −80801 while the engine runs.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
    guard let engine, enabled != engine.processesVoice else { return }
    guard !engine.isRunning else {
      throw AudioError.initialized.error("voice processing changes while the engine runs")
    }
    engine.processesVoice = enabled
    guard enabled else { return }
    RuntimeWarning.once(
      "AVAudioIONode: the echo of the speaker is not removed from the microphone's sound; use "
        + "headphones", namesPlace: true)
  }
}
