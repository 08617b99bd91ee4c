internal import CTactusPocketsphinx
internal import Glibc

/// The recognition of American English speech by PocketSphinx, from its first sample to its last.
///
/// The same samples give the same words on any machine with the same versions of the library and
/// its model. Steps SpeechRecognition.DE1…
///
/// - Thread: one at a time.
public final class SpeechDecoder {
  /// Whether the library and its model are installed.
  public static var isInstalled: Bool { RecognitionLibrary.shared != nil }

  /// The samples per second of the sound.
  public static let sampleRate = 16000.0

  /// Creates a decoder; `nil` if the library or its model is not installed.
  ///
  /// - Parameter phrases: Phrases that are probable (SpeechRecognition.DE3).
  public init?(phrases: [String] = []) {
    guard let library = RecognitionLibrary.shared else { return nil }
    functions = library.functions
    var settings: UnsafeMutableRawPointer?
    let language = phrases.isEmpty ? RecognitionLibrary.language : nil
    let created = recognizer_create(
      &functions, RecognitionLibrary.sounds, RecognitionLibrary.dictionary, language, &settings)
    guard let created, let settings else {
      if let settings { _ = functions.settings_free(settings) }
      return nil
    }
    (decoder, self.settings) = (created, settings)
    guard phrases.isEmpty || mix(phrases), functions.start(decoder) == 0 else { return nil }
  }

  deinit {
    _ = functions.destroy(decoder)
    _ = functions.settings_free(settings)
  }

  /// Decodes samples that follow those before.
  public func process(_ samples: [Int16]) {
    guard !isOver, !samples.isEmpty else { return }
    _ = samples.withUnsafeBufferPointer {
      functions.process(decoder, $0.baseAddress, $0.count, 0, 0)
    }
  }

  /// Ends the sound, after which the words have their probabilities.
  public func finish() {
    guard !isOver else { return }
    isOver = true
    _ = functions.end(decoder)
  }

  /// The most probable words so far.
  public var words: [RecognizedWord] { read(functions.words(decoder)) }

  /// Other words that are probable, best first, after the end.
  ///
  /// - Parameter limit: The number of alternatives at most.
  public func alternatives(atMost limit: Int) -> [[RecognizedWord]] {
    guard isOver else { return [] }
    let best = words.map(\.text)
    var found: [[RecognizedWord]] = []
    var entry = functions.alternatives(decoder)
    // Many entries differ in pauses and pronunciations only.
    for _ in 0..<(limit * Self.entriesPerAlternative) {
      guard let current = entry else { return found }
      let words = read(functions.alternative_words(current))
      let texts = words.map(\.text)
      if !texts.isEmpty, texts != best, !found.contains(where: { $0.map(\.text) == texts }) {
        found.append(words)
      }
      if found.count == limit { break }
      entry = functions.next_alternative(current)
    }
    if let entry { functions.alternatives_free(entry) }
    return found
  }

  /// Returns whether the dictionary has a word.
  public func knows(_ word: String) -> Bool {
    guard let sounds = functions.pronunciation(decoder, word) else { return false }
    free(sounds)
    return true
  }

  // MARK: Internals

  /// The frames of the library per second.
  ///
  /// - Source: the setting `-frate` of PocketSphinx. Confidence: documented.
  private static let frameRate = 100.0
  /// The entries that are read for an alternative.
  ///
  /// - Source: ours. Confidence: guess.
  private static let entriesPerAlternative = 8

  private var functions: recognizer_functions
  private let decoder: UnsafeMutableRawPointer
  private let settings: UnsafeMutableRawPointer
  private var isOver = false

  /// Reads words, without pauses and noises, and the numbers of pronunciations.
  private func read(_ first: UnsafeMutableRawPointer?) -> [RecognizedWord] {
    var words: [RecognizedWord] = []
    let logarithms = functions.logarithms(decoder)
    var entry = first
    while let current = entry {
      let text = functions.word_text(current).map { String(cString: $0) } ?? ""
      var (start, end): (Int32, Int32) = (0, 0)
      functions.word_frames(current, &start, &end)
      if let initial = text.first, !"<[+".contains(initial) {
        let logarithm = functions.word_probability(current, nil, nil, nil)
        let probability = isOver ? functions.exponential(logarithms, logarithm) : 0
        words.append(
          RecognizedWord(
            String(text.prefix { $0 != "(" }), start: Double(start) / Self.frameRate,
            duration: Double(max(0, end - start + 1)) / Self.frameRate,
            confidence: min(max(probability, 0), 1)))
      }
      entry = functions.next_word(current)
    }
    return words
  }

  /// Interpolates the language model with one of the phrases; returns whether the decoder uses it.
  private func mix(_ phrases: [String]) -> Bool {
    let logarithms = functions.logarithms(decoder)
    let all = functions.model_read(settings, RecognitionLibrary.language, 0, logarithms)
    guard let all else { return false }
    let known = phrases.map(PhraseModel.words).filter { words in
      !words.isEmpty && words.allSatisfy(knows)
    }
    guard !known.isEmpty, let file = PhraseModel.write(known) else {
      return use(all)
    }
    let some = functions.model_read(settings, file, 0, logarithms)
    _ = unlink(file)
    guard let some else { return use(all) }
    var models: [UnsafeMutableRawPointer?] = [all, some]
    let (first, second) = (strdup("all"), strdup("phrases"))
    defer {
      free(first)
      free(second)
    }
    var names: [UnsafeMutablePointer<CChar>?] = [first, second]
    let weights = [1 - PhraseModel.weight, PhraseModel.weight]
    let mixed = functions.model_mix(settings, &models, &names, weights, 2)
    guard let mixed else { return use(all) }
    return use(mixed)
  }

  /// Sets the decoder's language model, which the decoder then owns; returns whether it succeeded.
  private func use(_ model: UnsafeMutableRawPointer) -> Bool {
    guard functions.set_model(decoder, "speech", model) == 0 else { return false }
    _ = functions.model_free(model)
    return functions.set_search(decoder, "speech") == 0
  }
}
