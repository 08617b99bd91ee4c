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
