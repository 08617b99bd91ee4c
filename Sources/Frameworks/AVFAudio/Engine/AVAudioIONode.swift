import Foundation
import TactusCrashReports

/// The input or the output node of an engine.
open class AVAudioIONode: AVAudioNode {
  /// The presentation latency between the device and the node in seconds.
  open var presentationLatency: TimeInterval { outputPresentationLatency }

  /// Whether voice processing is enabled for the engine's input: echo cancellation and gain control
  /// (AudioEngine.VP1).
  open var isVoiceProcessingEnabled: Bool { engine?.processesVoice ?? false }

  /// Sets whether voice processing is enabled; the sound is not processed, and a warning says so
  /// (AudioEngine.VP1).
  ///
  /// The setting applies to both input and output.
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
