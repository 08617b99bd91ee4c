import PhoneTesting
import Speech
import Testing

/// Steps ObjectiveC.WC11–WC12: results that an app's tests make.
@MainActor @Suite struct MadeResultTests {
  private final class Text: SFTranscription, @unchecked Sendable {
    override var formattedString: String { "tea" }
  }

  private final class Result: SFSpeechRecognitionResult, @unchecked Sendable {
    override var transcriptions: [SFTranscription] { [Text()] }
    override var isFinal: Bool { true }
  }

  private final class Task: SFSpeechRecognitionTask, @unchecked Sendable {
    var isEnded = false
    override func cancel() { isEnded = true }
    override var isCancelled: Bool { isEnded }
  }

  @Test("ObjectiveC.WC11. Results, texts and tasks are empty")
  func empty() {
    let result = SFSpeechRecognitionResult()
    #expect(result.transcriptions.isEmpty && !result.isFinal)
    #expect(result.bestTranscription.formattedString.isEmpty)
    #expect(result.speechRecognitionMetadata == nil)
    #expect(SFTranscription().segments.isEmpty && SFTranscription().formattedString.isEmpty)
    #expect(SFTranscription().speakingRate == 0 && SFTranscription().averagePauseDuration == 0)
    let segment = SFTranscriptionSegment()
    #expect(segment.substring.isEmpty && segment.substringRange.length == 0)
    #expect(segment.timestamp == 0 && segment.duration == 0 && segment.confidence == 0)
    #expect(segment.alternativeSubstrings.isEmpty)
    let task = SFSpeechRecognitionTask()
    #expect(task.state == .starting && !task.isCancelled && !task.isFinishing && task.error == nil)
  }

  @Test("ObjectiveC.WC12. The best text of a result is the first one of a subclass")
  func subclasses() {
    let result: SFSpeechRecognitionResult = Result()
    #expect(result.bestTranscription.formattedString == "tea" && result.isFinal)
    #expect(result.speechRecognitionMetadata != nil)
    let task: SFSpeechRecognitionTask = Task()
    task.cancel()
    #expect(task.isCancelled)
  }
}
