import Foundation

/// The input node of an engine: the phone's microphone, or the app's buffers in manual rendering.
open class AVAudioInputNode: AVAudioIONode {
  open override var numberOfInputs: Int { 1 }

  /// Returns the format of the microphone, or that of the app's buffers.
  open override func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    checkInput(bus)
    return defaultFormat
  }

  /// Sets the app's buffers as the input in manual rendering.
  ///
  /// - Parameters:
  ///   - format: Non-interleaved 32-bit floating-point numbers.
  ///   - block: Returns the frames; called on the render thread.
  /// - Returns: Whether the format is supported and the engine is not running.
  @discardableResult
  open func setManualRenderingInputPCMFormat(
    _ format: AVAudioFormat, inputBlock block: @escaping AVAudioIONodeInputBlock
  ) -> Bool {
    guard let engine, engine.isInManualRenderingMode, !engine.isRunning, format.isStandard else {
      return false
    }
    manualFormat = format
    input.manualInput = block
    engine.graphChanged()
    return true
  }

  /// Whether voice processing is bypassed; stored, as there is none (AudioEngine.VP1).
  open var isVoiceProcessingBypassed = false
  /// Whether voice processing applies automatic gain control; stored, as there is none
  /// (AudioEngine.VP1).
  open var isVoiceProcessingAGCEnabled = true
  /// The ducking of other audio during speech; stored, as the session has its own rules.
  open var voiceProcessingOtherAudioDuckingConfiguration =
    AVAudioVoiceProcessingOtherAudioDuckingConfiguration()

  /// Whether the microphone is muted; effective with voice processing (AudioEngine.VP2).
  open var isVoiceProcessingInputMuted = false {
    didSet { updateMute() }
  }

  /// Sets a listener for speech while the microphone is muted; speech is not detected.
  ///
  /// - Returns: False.
  @discardableResult
  open func setMutedSpeechActivityEventListener(
    _ listenerBlock: ((AVAudioVoiceProcessingSpeechActivityEvent) -> Void)?
  ) -> Bool { false }

  /// Mutes or unmutes the input as set by the app (AudioEngine.VP2).
  func updateMute() {
    input.isMuted.store(
      isVoiceProcessingInputMuted && isVoiceProcessingEnabled, ordering: .relaxed)
  }

  let input: InputUnit
  private var manualFormat: AVAudioFormat?

  init() {
    let unit = InputUnit()
    input = unit
    super.init(unit)
  }

  /// The format of the microphone, or of the app's buffers.
  override var defaultFormat: AVAudioFormat {
    manualFormat ?? AVAudioFormat(sampleRate: MicrophoneReader.sampleRate, channelCount: 1)
  }

  /// Discards the app's buffers.
  func leaveManualRendering() { (manualFormat, input.manualInput) = (nil, nil) }
}
