import PhoneTesting
import Speech
import Testing

/// The delegates of tasks, other queues, and archives of results.
@MainActor @Suite struct SpeechDelegateTests {
  private final class Delegate: NSObject, SFSpeechRecognitionTaskDelegate {
    var calls: [String] = []

    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {
      calls.append("detected")
    }
    func speechRecognitionTask(
      _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) { if calls.last != "words" { calls.append("words") } }
    func speechRecognitionTask(
      _ task: SFSpeechRecognitionTask,
      didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) { calls.append("result \(recognitionResult.bestTranscription.formattedString)") }
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {
      calls.append("read")
    }
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {
      calls.append("cancelled")
    }
    func speechRecognitionTask(
      _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
    ) { calls.append("end \(successfully)") }
  }

  @Test("SpeechRecognition.TA2. A delegate hears of each step, and of the end")
  func delegate() throws {
    let bench = SpeechBench()
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
    let (delegate, other) = (Delegate(), Delegate())
    let request = SFSpeechURLRecognitionRequest(url: SpeechBench.clubs)
    _ = bench.phone.run { recognizer.recognitionTask(with: request, delegate: delegate) }
    bench.phone.wait(2)
    #expect(delegate.calls == ["detected", "words", "read", "result Son of close", "end true"])
    let task = bench.phone.run { recognizer.recognitionTask(with: request, delegate: other) }
    bench.phone.run { task.cancel() }
    bench.phone.wait(2)
    #expect(other.calls == ["cancelled", "end false"])
  }

  @Test("SpeechRecognition.TA2. A recognizer's own queue receives the results")
  func queue() throws {
    let bench = SpeechBench()
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
    recognizer.queue = OperationQueue()
    recognizer.queue.maxConcurrentOperationCount = 1
    let isDone = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var wasMain: Bool?
    let request = SFSpeechURLRecognitionRequest(url: SpeechBench.clubs)
    request.shouldReportPartialResults = false
    let handler: @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void = { _, _ in
      wasMain = Thread.isMainThread
      isDone.signal()
    }
    _ = bench.phone.run { recognizer.recognitionTask(with: request, resultHandler: handler) }
    bench.phone.wait(2)
    isDone.wait()
    #expect(wasMain == false)
  }

  @Test("SpeechRecognition.TA1. A task lives until its end, and no longer")
  func life() throws {
    let bench = SpeechBench()
    let request = SFSpeechAudioBufferRecognitionRequest()
    weak let task = bench.start(request)
    #expect(task != nil)
    bench.phone.run { request.endAudio() }
    bench.phone.wait(1)
    #expect(bench.calls == ["error"] && task == nil)
  }

  @Test("SpeechRecognition.TA2. A delegate is kept until the end of the task, and no longer")
  func release() throws {
    let bench = SpeechBench()
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
    let request = SFSpeechAudioBufferRecognitionRequest()
    weak var known: Delegate?
    let task = bench.phone.run {
      let delegate = Delegate()
      known = delegate
      return recognizer.recognitionTask(with: request, delegate: delegate)
    }
    #expect(known != nil)
    bench.phone.run { request.endAudio() }
    bench.phone.wait(1)
    #expect(task.state == .completed && known == nil)
  }

  @Test("SpeechRecognition.TX5. Results are copied and archived")
  func archives() throws {
    let bench = SpeechBench()
    _ = bench.start(SFSpeechURLRecognitionRequest(url: SpeechBench.clubs))
    bench.phone.wait(2)
    let result = try #require(bench.results.last)
    #expect(result.copy() as? SFSpeechRecognitionResult === result)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: result, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: SFSpeechRecognitionResult.self, from: data))
    #expect(read.isFinal && read.bestTranscription.formattedString == "Son of close")
    let (old, new) = (result.bestTranscription.segments, read.bestTranscription.segments)
    #expect(old.map(\.timestamp) == new.map(\.timestamp) && new.count == 3)
    #expect(old.map(\.substringRange) == new.map(\.substringRange))
    #expect(old.map(\.alternativeSubstrings) == new.map(\.alternativeSubstrings))
  }
}
