internal import CTactusEspeak
internal import Glibc

/// A library of eSpeak NG that is loaded for one text.
struct EspeakLibrary {
  /// Frames per second.
  let sampleRate: Int

  /// Loads the library, and unloads it after use.
  ///
  /// No two may be loaded at a time.
  static func withLibrary<Result>(
    _ body: (EspeakLibrary) throws(SpeechError) -> Result
  ) throws(SpeechError) -> Result {
    guard let handle = espeak_load() else { throw .notInstalled }
    defer { espeak_unload(handle) }
    let rate = espeak_start(handle) { samples, count, events in
      EspeakLibrary.receive(samples, Int(count), events)
    }
    guard rate > 0 else { throw .notInstalled }
    return try body(EspeakLibrary(sampleRate: Int(rate), handle: handle))
  }

  /// The voices that need no other program.
  var voices: [SpeechVoice] {
    guard var entry = espeak_voices(handle) else { return [] }
    var voices: [SpeechVoice] = []
    while let voice = entry.pointee?.pointee {
      entry += 1
      guard let name = voice.name, let languages = voice.languages, let file = voice.identifier
      else { continue }
      let identifier = String(cString: file)
      // The voices of MBROLA need that program.
      guard !identifier.hasPrefix("mb/") else { continue }
      let gender: SpeechVoice.Gender =
        switch voice.gender {
        case 1: .male
        case 2: .female
        default: .unspecified
        }
      // The first byte is the priority of the language.
      voices.append(
        SpeechVoice(
          identifier: identifier, name: String(cString: name),
          language: String(cString: languages + 1), gender: gender))
    }
    return voices
  }

  /// Speaks a text.
  func speak(_ request: SpeechRequest) throws(SpeechError) -> SpokenText {
    guard espeak_choose(handle, request.voice) == Self.success else {
      throw .unknownVoice(request.voice)
    }
    let speed = request.wordsPerMinute.isFinite ? request.wordsPerMinute : 175
    espeak_set(handle, espeakRATE, Int32(min(max(speed.rounded(), 80), 450)))
    espeak_set(handle, espeakPITCH, Self.pitch(request.pitch))
    let punctuation = request.speaksPunctuation ? espeakPUNCT_ALL : espeakPUNCT_NONE
    espeak_set(handle, espeakPUNCTUATION, Int32(bitPattern: punctuation.rawValue))
    let phonemes = request.notation.flatMap(PhoneticNotation.phonemes)
    let text = phonemes.map { "[[\($0)]]" } ?? Self.plain(request.text)
    Self.spoken = SpokenText(sampleRate: sampleRate, samples: [], marks: [])
    Self.scalarCount = text.unicodeScalars.count
    Self.endOfWords = 0
    let error = text.withCString { pointer in
      espeak_say(
        handle, pointer, text.utf8.count + 1, request.isMarkup && phonemes == nil ? 1 : 0,
        phonemes == nil ? 0 : 1)
    }
    let spoken = Self.spoken
    Self.spoken = SpokenText(sampleRate: 0, samples: [], marks: [])
    // A text that the callback has ended succeeds, too.
    guard error == Self.success else { throw .refused }
    return spoken
  }

  // MARK: Internals

  private static let success = EE_OK.rawValue

  private let handle: UnsafeMutableRawPointer

  // Callbacks of the library carry nothing that is safe to find the request by. Only the thread
  // with the one library that is loaded reads and writes these.
  nonisolated(unsafe) private static var spoken = SpokenText(sampleRate: 0, samples: [], marks: [])
  nonisolated(unsafe) private static var scalarCount = 0
  /// The end of the last word.
  ///
  /// Unchecked because only the thread with the loaded library uses it.
  nonisolated(unsafe) private static var endOfWords = 0

  private init(sampleRate: Int, handle: UnsafeMutableRawPointer) {
    (self.sampleRate, self.handle) = (sampleRate, handle)
  }

  /// Returns the library's parameter for a factor of the pitch: 50 is the voice's own pitch, and 0
  /// and 99, the ends, are 0.67 and 1.62 of it.
  ///
  /// - Source: the tune of five words at 0, 25, 50, 75 and 99 with version 1.51. Confidence:
  ///   measured.
  private static func pitch(_ factor: Double) -> Int32 {
    guard factor.isFinite, factor > 0 else { return 50 }
    return Int32(min(max(50 + 50 * log(factor) / log(1.6), 0), 99).rounded())
  }

  /// Returns a text without control characters, each of which becomes a space: a zero would end the
  /// text, and others begin commands of the library.
  private static func plain(_ text: String) -> String {
    let isControl = { (scalar: Unicode.Scalar) in
      (scalar.value < 32 || scalar.value == 127) && !"\t\n\r".unicodeScalars.contains(scalar)
    }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
  }

  /// Receives a block of sound with its events; returns 1 to end the text.
  private static func receive(
    _ samples: UnsafeMutablePointer<Int16>?, _ count: Int,
    _ events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Int32 {
    if let samples, count > 0 {
      spoken.samples.append(contentsOf: UnsafeBufferPointer(start: samples, count: count))
    }
    var event = events
    while let current = event?.pointee, current.type != espeakEVENT_LIST_TERMINATED {
      if let mark = mark(of: current) { append(mark) }
      event = event.map { $0 + 1 }
    }
    return spoken.seconds > SpeechSynthesis.longestSound ? 1 : 0
  }

  /// Adds a mark; a word that lies before the last one is left out, which the library reports at
  /// some ends of sentences.
  private static func append(_ mark: SpeechMark) {
    if mark.kind == .word {
      guard mark.scalars.lowerBound >= endOfWords else { return }
      endOfWords = mark.scalars.upperBound
    }
    spoken.marks.append(mark)
  }

  private static func mark(of event: espeak_EVENT) -> SpeechMark? {
    // Positions count from 1; a damaged one is moved into the text.
    let start = min(max(Int(event.text_position) - 1, 0), scalarCount)
    let frame = max(Int(event.sample), 0)
    switch event.type {
    case espeakEVENT_WORD:
      let end = min(start + max(Int(event.length), 0), scalarCount)
      return SpeechMark(.word, scalars: start..<end, frame: frame)
    case espeakEVENT_SENTENCE:
      return SpeechMark(.sentence, scalars: start..<start, frame: frame)
    case espeakEVENT_MARK:
      let name = event.id.name.map { String(cString: $0) } ?? ""
      return SpeechMark(.bookmark(name), scalars: start..<start, frame: frame)
    default: return nil
    }
  }
}
