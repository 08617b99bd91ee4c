/// The transcriptions of a speech.
///
/// - Thread: any; nothing in it changes after its creation.
open class SFSpeechRecognitionResult: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Without mutable state.

  /// The transcriptions, the most probable first.
  open private(set) var transcriptions: [SFTranscription]
  /// Whether the result is final.
  open private(set) var isFinal: Bool

  /// The most probable transcription.
  open var bestTranscription: SFTranscription {
    transcriptions.first ?? SFTranscription("", [])
  }

  /// The metadata of the speech; `nil` before its end.
  open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? {
    isFinal ? SFSpeechRecognitionMetadata(bestTranscription) : nil
  }

  /// Creates a result without transcriptions.
  public override init() {
    (transcriptions, isFinal) = ([], false)
    super.init()
  }

  init(_ transcriptions: [SFTranscription], isFinal: Bool) {
    (self.transcriptions, self.isFinal) = (transcriptions, isFinal)
    super.init()
  }

  // MARK: Copying

  /// Returns this result, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the result to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(transcriptions as NSArray, forKey: "transcriptions")
    coder.encode(isFinal, forKey: "isFinal")
  }

  /// Decodes a result; `nil` for an invalid archive.
  public required init?(coder: NSCoder) {
    let types: [AnyClass] = [NSArray.self, SFTranscription.self]
    guard
      let found = coder.decodeObject(of: types, forKey: "transcriptions") as? [SFTranscription]
    else { return nil }
    (transcriptions, isFinal) = (found, coder.decodeBool(forKey: "isFinal"))
    super.init()
  }
}
