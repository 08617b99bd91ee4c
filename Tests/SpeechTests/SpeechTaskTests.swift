import PhoneTesting
import Speech
import Testing

/// The recognition of recordings of people.
@MainActor @Suite struct SpeechTaskTests {
  @Test(
    """
    SpeechRecognition.TA1, SpeechRecognition.TX1, SpeechRecognition.TX3, SpeechRecognition.TX4. The \
    words of a file are reported as they are heard, and at the end
    """)
  func file() throws {
    let bench = SpeechBench()
    let request = SFSpeechURLRecognitionRequest(url: SpeechBench.recording("cards/005.wav"))
    let task = try #require(bench.start(request))
    #expect(bench.calls.isEmpty && task.state == .running && task.error == nil)
    bench.phone.wait(2)
    #expect(task.state == .completed && !task.isCancelled && !task.isFinishing)
    #expect(bench.calls.last == "final" && bench.calls.count > 5)
    #expect(bench.calls.dropLast().allSatisfy { $0 == "partial" })
    #expect(bench.text == "Eight of spades for up close seven of hearts")
    let last = try #require(bench.results.last)
    let segments = last.bestTranscription.segments
    let text = last.bestTranscription.formattedString as NSString
    var end = 0.0
    for segment in segments {
      #expect(text.substring(with: segment.substringRange) == segment.substring)
      #expect(segment.timestamp >= end - 1e-9 && segment.duration > 0 && segment.confidence > 0)
      end = segment.timestamp + segment.duration
    }
    #expect(segments.count == 9 && end < 3.6)
    #expect(segments.contains { !$0.alternativeSubstrings.isEmpty })
    #expect(last.transcriptions.count > 1)
    let metadata = try #require(last.speechRecognitionMetadata)
    #expect(metadata.speechStartTimestamp == segments[0].timestamp)
    #expect(abs(metadata.speechDuration - (end - segments[0].timestamp)) < 1e-9)
    #expect(abs(metadata.speakingRate - 9 * 60 / metadata.speechDuration) < 1e-9)
    #expect(metadata.averagePauseDuration >= 0 && metadata.voiceAnalytics == nil)
    let first = try #require(bench.results.first)
    #expect(first.speechRecognitionMetadata == nil && first.transcriptions.count == 1)
    #expect(first.bestTranscription.segments.allSatisfy { $0.confidence == 0 })
  }

  @Test("SpeechRecognition.TA1, SpeechRecognition.DE2. Results come at the same instants each time")
  func instants() throws {
    let runs = try (0..<2).map { _ in
      let bench = SpeechBench()
      _ = try #require(bench.start(SFSpeechURLRecognitionRequest(url: SpeechBench.clubs)))
      bench.phone.wait(2)
      return bench
    }
    #expect(runs[0].times == runs[1].times && Set(runs[0].times).count > 2)
    let texts = runs.map { $0.results.map(\.bestTranscription.formattedString) }
    #expect(texts[0] == texts[1])
  }

  @Test(
    """
    SpeechRecognition.TA3, SpeechRecognition.DE3, SpeechRecognition.TX2. Without partial results there is \
    the final one, with probable phrases and a full stop
    """)
  func context() throws {
    let plain = SpeechBench()
    _ = plain.start(SFSpeechURLRecognitionRequest(url: SpeechBench.clubs))
    plain.phone.wait(2)
    #expect(plain.text == "Son of close")
    let bench = SpeechBench()
    let request = SFSpeechURLRecognitionRequest(url: SpeechBench.clubs)
    request.contextualStrings = ["seven of clubs"]
    request.shouldReportPartialResults = false
    request.addsPunctuation = true
    _ = bench.start(request)
    bench.phone.wait(2)
    #expect(bench.calls == ["final"] && bench.text == "Seven of clubs.")
  }

  @Test("SpeechRecognition.BU1, SpeechRecognition.BU2. Buffers are recognized as they are appended")
  func buffers() throws {
    let bench = SpeechBench()
    let request = SFSpeechAudioBufferRecognitionRequest()
    #expect(request.nativeAudioFormat.channelCount == 1)
    let task = try #require(bench.start(request))
    for buffer in try SpeechBench.buffers(of: SpeechBench.recording("cards/005.wav")) {
      bench.phone.run { request.append(buffer) }
      bench.phone.wait(0.1)
    }
    #expect(bench.calls.count > 5 && bench.calls.allSatisfy { $0 == "partial" })
    #expect(task.state == .running)
    bench.phone.run { request.endAudio() }
    #expect(task.state == .finishing && task.isFinishing)
    bench.phone.wait(1)
    #expect(bench.calls.last == "final" && task.state == .completed)
    #expect(bench.text == "Eight of spades for up close seven of hearts")
    // What is appended after the end is ignored.
    let late = try SpeechBench.buffers(of: SpeechBench.clubs)
    bench.phone.run { late.forEach(request.append) }
    bench.phone.wait(1)
    #expect(bench.calls.count { $0 == "final" } == 1)
  }

  @Test("SpeechRecognition.BU1. Buffers of two channels at another rate are converted")
  func converted() throws {
    let bench = SpeechBench()
    let request = SFSpeechAudioBufferRecognitionRequest()
    request.contextualStrings = ["seven of clubs"]
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48000, channels: 2))
    for source in try SpeechBench.buffers(of: SpeechBench.clubs) {
      let count = Int(source.frameLength)
      let buffer = try #require(
        AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(3 * count)))
      buffer.frameLength = AVAudioFrameCount(3 * count)
      let (input, output) = (try #require(source.floatChannelData), buffer.floatChannelData)
      for frame in 0..<(3 * count) {
        output?[0][frame] = input[0][frame / 3] * 1.5
        output?[1][frame] = input[0][frame / 3] * 0.5
      }
      request.append(buffer)
    }
    request.endAudio()
    _ = bench.start(request)
    bench.phone.wait(1)
    #expect(bench.text == "Seven of clubs")
  }

  @Test("SpeechRecognition.TA4. A task that finishes reports the words until then")
  func finish() throws {
    let bench = SpeechBench()
    let request = SFSpeechAudioBufferRecognitionRequest()
    let task = try #require(bench.start(request))
    let buffers = try SpeechBench.buffers(of: SpeechBench.recording("cards/005.wav"))
    bench.phone.run { buffers.prefix(14).forEach(request.append) }
    bench.phone.wait(0.2)
    bench.phone.run {
      task.finish()
      buffers.dropFirst(14).forEach(request.append)
    }
    bench.phone.wait(1)
    #expect(task.state == .completed && bench.calls.last == "final")
    #expect(bench.text?.hasPrefix("Eight of") == true && bench.text?.contains("hearts") == false)
  }

  @Test("SpeechRecognition.TA5, SpeechRecognition.ER1. A task that is cancelled reports an error")
  func cancel() throws {
    let bench = SpeechBench()
    let task = try #require(bench.start(SFSpeechURLRecognitionRequest(url: SpeechBench.clubs)))
    bench.phone.run {
      task.cancel()
      #expect(task.isCancelled && task.state == .canceling && bench.calls.isEmpty)
      task.finish()
    }
    bench.phone.wait(2)
    #expect(bench.calls == ["error"] && task.state == .completed)
    #expect(bench.errors.first?.domain == "kLSRErrorDomain" && bench.errors.first?.code == 301)
    bench.phone.run { task.cancel() }
    bench.phone.wait(1)
    #expect(bench.calls == ["error"])
  }

  @Test("SpeechRecognition.ER1. Without permission, words or a file the error says so")
  func errors() throws {
    let denied = SpeechBench(.denied)
    let task = try #require(denied.start(SFSpeechURLRecognitionRequest(url: SpeechBench.clubs)))
    #expect(denied.calls.isEmpty)
    denied.phone.wait(0.1)
    #expect(denied.errors.map(\.code) == [1700] && task.error != nil)
    let unreadable = SpeechBench()
    _ = unreadable.start(
      SFSpeechURLRecognitionRequest(url: SpeechBench.recording("no-such-file.wav")))
    unreadable.phone.wait(1)
    let error = try #require(unreadable.errors.first)
    #expect(error.domain == SFSpeechErrorDomain && error.code == 2)
    let silent = SpeechBench()
    let request = SFSpeechAudioBufferRecognitionRequest()
    _ = silent.start(request)
    silent.phone.run { request.endAudio() }
    silent.phone.wait(1)
    #expect(silent.calls == ["error"] && silent.errors.first?.code == 1110)
  }
}
