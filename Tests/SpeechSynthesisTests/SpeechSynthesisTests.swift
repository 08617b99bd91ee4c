import TactusSpeechSynthesis
import Testing

@Suite("Speech synthesis")
struct SpeechSynthesisTests {
  @Test("Speech.SY1. A text has the same samples each time, whatever was spoken before.")
  func repeatable() throws {
    let request = SpeechRequest("Tare, button.", voice: "gmw/en-US")
    let first = try SpeechSynthesis.speak(request)
    _ = try SpeechSynthesis.speak(SpeechRequest("Waage, Taste.", voice: "gmw/de"))
    #expect(try SpeechSynthesis.speak(request) == first)
    #expect(first.sampleRate == 22_050 && first.seconds > 0.5 && first.seconds < 3)
    #expect(first.samples.contains { abs(Int($0)) > 3_000 })
  }

  @Test("Speech.SY2. Words are marked with their places in the text and the sound.")
  func words() throws {
    let text = "Wörter 🙂 & more: 25 kg. Zwei Sätze!"
    let spoken = try SpeechSynthesis.speak(SpeechRequest(text, voice: "gmw/de"))
    let scalars = Array(text.unicodeScalars)
    let words = spoken.marks.filter { $0.kind == .word }.map { mark in
      String(String.UnicodeScalarView(scalars[mark.scalars]))
    }
    #expect(words.contains("Wörter") && words.contains("Sätze"))
    let frames = spoken.marks.map(\.frame)
    #expect(frames == frames.sorted() && (frames.last ?? 0) < spoken.samples.count)
    #expect(spoken.marks.count { $0.kind == .sentence } == 2)
  }

  @Test("Speech.SY3. Speed and pitch change the sound, and nonsense is the voice's own.")
  func settings() throws {
    var request = SpeechRequest("One two three four five.", voice: "gmw/en-US")
    let normal = try SpeechSynthesis.speak(request)
    request.wordsPerMinute = 350
    let fast = try SpeechSynthesis.speak(request)
    #expect(fast.seconds < 0.65 * normal.seconds)
    request.wordsPerMinute = .nan
    request.pitch = -.infinity
    #expect(try SpeechSynthesis.speak(request) == normal)
    request.pitch = 2  // The library ends at 1.6.
    let high = try SpeechSynthesis.speak(request)
    let low = try SpeechSynthesis.speak(
      SpeechRequest(request.text, voice: request.voice, pitch: 0.8))
    #expect(abs(pitch(of: low) / pitch(of: normal) - 0.8) < 0.1)
    #expect(abs(pitch(of: high) / pitch(of: normal) - 1.6) < 0.15)
  }

  @Test("Speech.SY4. An unknown voice is an error; zeros, tags and brackets are text.")
  func oddRequests() throws {
    #expect(throws: SpeechError.unknownVoice("gmw/none")) {
      try SpeechSynthesis.speak(SpeechRequest("Hello", voice: "gmw/none"))
    }
    for text in ["", " ", "\0", "a\0b", "<speak>", "[[x]]", "\u{301}\u{301}", "🙂🙂", "\r\n\t"] {
      _ = try SpeechSynthesis.speak(SpeechRequest(text, voice: "gmw/en-US"))
    }
    let plain = try SpeechSynthesis.speak(SpeechRequest("one two", voice: "gmw/en-US"))
    // A byte 1 begins a command: this one would double the pitch.
    let command = try SpeechSynthesis.speak(SpeechRequest("\u{1}99Pone two", voice: "gmw/en-US"))
    #expect(command.seconds > plain.seconds)
    let cut = try SpeechSynthesis.speak(SpeechRequest("a\0b c", voice: "gmw/en-US"))
    #expect(cut.marks.count { $0.kind == .word } == 3)
  }

  @Test("Speech.SY5. A text without end is cut, and needs bounded memory.")
  func longText() throws {
    let text = String(repeating: "word ", count: 20_000)
    let spoken = try SpeechSynthesis.speak(SpeechRequest(text, voice: "gmw/en-US"))
    #expect(spoken.seconds > 600 && spoken.seconds < 610)
  }

  @Test("Speech.SY6. Markup is spoken without its tags, with its bookmarks.")
  func markup() throws {
    let document = "<speak>Press <mark name=\"here\"/>the <emphasis>tare</emphasis> button</speak>"
    #expect(SpeechMarkup.text(of: document) == "Press the tare button")
    #expect(SpeechMarkup.text(of: "<speak>open") == nil && SpeechMarkup.text(of: "<p>x</p>") == nil)
    let request = SpeechRequest(document, isMarkup: true, voice: "gmw/en-US")
    let spoken = try SpeechSynthesis.speak(request)
    #expect(spoken.marks.contains { $0.kind == .bookmark("here") && $0.frame > 0 })
    #expect(spoken.marks.count { $0.kind == .word } == 4)
    let file = "<speak>Hear <audio src=\"/etc/hostname\">the words instead</audio></speak>"
    let instead = try SpeechSynthesis.speak(
      SpeechRequest(file, isMarkup: true, voice: "gmw/en-US"))
    #expect(instead.marks.count { $0.kind == .word } == 4)
  }

  @Test("Speech.SY7. The voices name their languages; those of MBROLA are left out.")
  func voices() throws {
    let voices = try SpeechSynthesis.voices()
    #expect(voices.count > 80 && !voices.contains { $0.identifier.hasPrefix("mb/") })
    #expect(voices.contains { $0.language == "en-us" && $0.identifier == "gmw/en-US" })
    #expect(voices.contains { $0.language == "pl" })
  }

  @Test("Speech.SY8. A long text is divided at sentences and words, without loss.")
  func pieces() {
    let text = String(repeating: "A sentence of words. Another one follows! ", count: 60)
    let pieces = SpeechPieces.ranges(of: text).map { String(text[$0]) }
    #expect(pieces.joined() == text && pieces.count > 2)
    #expect(pieces.allSatisfy { $0.hasSuffix(". ") || $0.hasSuffix("! ") })
    #expect((pieces.first?.count ?? 0) <= 160 && pieces.allSatisfy { $0.count <= 800 })
    let long = String(repeating: "x", count: 2_000)
    #expect(SpeechPieces.ranges(of: long).map { String(long[$0]) }.joined() == long)
    #expect(SpeechPieces.ranges(of: "").isEmpty)
  }

  /// Returns the pitch of a voice in hertz: the middle one of all parts with a loud sound, each the
  /// shift by which the part is most like itself.
  private func pitch(of spoken: SpokenText) -> Double {
    let lags = spoken.sampleRate / 350..<spoken.sampleRate / 60
    let pitches = stride(from: 0, to: spoken.samples.count - 1_400, by: 700).compactMap { start in
      let part = spoken.samples[start..<start + 1_400].map(Double.init)
      guard power(part[..<700]) > 1_000 else { return nil as Double? }
      let best = lags.max { likeness(part, lag: $0) < likeness(part, lag: $1) }
      return Double(spoken.sampleRate) / Double(best ?? 1)
    }
    return pitches.sorted()[pitches.count / 2]
  }

  private func likeness(_ part: [Double], lag: Int) -> Double {
    let product = zip(part[..<700], part[lag...]).reduce(0) { $0 + $1.0 * $1.1 }
    return product / (power(part[lag..<lag + 700]) + 1)
  }

  /// Returns the effective value.
  private func power(_ samples: ArraySlice<Double>) -> Double {
    (samples.reduce(0) { $0 + $1 * $1 } / Double(samples.count)).squareRoot()
  }
}

extension SpeechSynthesisTests {
  @Test("Speech.SY9. A pronunciation is spoken instead of the text; an unknown one is not.")
  func notation() throws {
    var request = SpeechRequest("tomato", voice: "gmw/en-US")
    let usual = try SpeechSynthesis.speak(request)
    request.notation = "təˈmɑːtəʊ"
    let british = try SpeechSynthesis.speak(request)
    request.notation = "[təˈmeɪ.toʊ]"
    let american = try SpeechSynthesis.speak(request)
    #expect(british != usual && british != american && american.seconds > 0.3)
    // The same sounds in another notation, with a tie.
    request.notation = "t͡ʃiːz"
    let cheese = try SpeechSynthesis.speak(request)
    request.notation = "/tʃiːz/"
    #expect(try SpeechSynthesis.speak(request) == cheese)
    for notation in ["", "  ", "ǃxóõ", "a]] [[|", "<mark/>", "\u{0}a"] {
      request.notation = notation
      #expect(try SpeechSynthesis.speak(request) == usual, "\(notation)")
    }
  }
}
