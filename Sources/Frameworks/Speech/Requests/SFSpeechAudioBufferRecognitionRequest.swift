internal import Synchronization
internal import TactusCrashReports

/// A request to recognize the speech in audio buffers, such as those of a microphone.
///
/// - Thread: any; buffers may come from the render thread.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The best format of buffers: one channel at the rate of the recognition.
  open var nativeAudioFormat: AVAudioFormat { Self.nativeFormat }

  /// Appends audio to the speech (SpeechRecognition.BU1).
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {
    guard let piece = SoundPiece(audioPCMBuffer) else {
      return RuntimeWarning.once(
        "SFSpeechAudioBufferRecognitionRequest.append: the samples of the buffer are neither "
          + "floating-point numbers nor integers of 16 bits; it is ignored")
    }
    add(.piece(piece))
  }

  /// Appends audio to the speech (SpeechRecognition.BU1).
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {
    guard let piece = SoundPiece(sampleBuffer) else {
      return RuntimeWarning.once(
        "SFSpeechAudioBufferRecognitionRequest.appendAudioSampleBuffer: the buffer has no samples "
          + "that are floating-point numbers or integers of 16 bits; it is ignored")
    }
    add(.piece(piece))
  }

  /// Ends the speech (SpeechRecognition.BU2).
  open func endAudio() { add(.end) }

  // MARK: Internals

  /// The sound that the app adds.
  enum Addition: Sendable {
    /// A piece of audio.
    case piece(SoundPiece)
    /// The end of the speech.
    case end
  }

  /// Passes on what was added, and what will be, to a receiver.
  func setReceiver(_ receive: @escaping @Sendable (Addition) -> Void) {
    // Additions by other threads meanwhile wait as well, so that the order is kept.
    while true {
      let waiting = state.withLock { state in
        if state.waiting.isEmpty { state.receive = receive }
        defer { state.waiting = [] }
        return state.waiting
      }
      if waiting.isEmpty { return }
      for addition in waiting { receive(addition) }
    }
  }

  /// Releases the receiver, and ignores what is added from now on.
  func removeReceiver() {
    state.withLock { ($0.receive, $0.isOver, $0.waiting) = (nil, true, []) }
  }

  private struct State {
    var receive: (@Sendable (Addition) -> Void)?
    var waiting: [Addition] = []
    var isOver = false
  }

  private let state = Mutex(State())

  private static let nativeFormat: AVAudioFormat = {
    guard
      let format = AVAudioFormat(
        commonFormat: .pcmFormatFloat32, sampleRate: RecognitionSession.sampleRate, channels: 1,
        interleaved: false)
    else { programmingError("the format of recognition does not exist") }
    return format
  }()

  private func add(_ addition: Addition) {
    let receive = state.withLock { state -> (@Sendable (Addition) -> Void)? in
      guard !state.isOver else { return nil }
      if case .end = addition { state.isOver = true }
      if state.receive == nil { state.waiting.append(addition) }
      return state.receive
    }
    receive?(addition)
  }
}
