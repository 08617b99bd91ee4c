import Foundation

/// The input of an engine: the phone's microphone, or the app's buffers in manual rendering.
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
  ///   - format: Non-interleaved floating-point numbers of 32 bits.
  ///   - block: Returns the frames; called on the thread that renders.
  /// - Returns: Whether the format can be used and the engine does not run.
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

  /// Whether voice processing is left out; stored: none takes place (AudioEngine.VP1).
  open var isVoiceProcessingBypassed = false
  /// Whether voice processing keeps an even volume; stored: none takes place (AudioEngine.VP1).
  open var isVoiceProcessingAGCEnabled = true
  /// The volume of other sound while somebody speaks; stored: the session has its own rules.
  open var voiceProcessingOtherAudioDuckingConfiguration =
    AVAudioVoiceProcessingOtherAudioDuckingConfiguration()

  /// Whether the microphone is silent, while the input is meant for speech (AudioEngine.VP2).
  open var isVoiceProcessingInputMuted = false {
    didSet { updateMute() }
  }

  /// Sets a function that hears of speech while the microphone is silent; there is no detection.
  ///
  /// - Returns: False.
  @discardableResult
  open func setMutedSpeechActivityEventListener(
    _ listenerBlock: ((AVAudioVoiceProcessingSpeechActivityEvent) -> Void)?
  ) -> Bool { false }

  /// Silences the input as the app has set it (AudioEngine.VP2).
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

  /// Forgets the app's buffers.
  func leaveManualRendering() { (manualFormat, input.manualInput) = (nil, nil) }
}
