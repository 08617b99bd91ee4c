import TactusPhoneLink

// Suggestions, corrections and input methods.
extension KeyboardModel {
  /// Whether the bar of suggestions is above the keys (Keyboards.PR1).
  var hasSuggestionBar: Bool {
    configuration.hasSuggestionBar(settings: settings, language: language)
  }

  /// The suggestions for the text (Keyboards.PR1…, Keyboards.IM1).
  @MainActor var suggestions: [Suggestion] {
    guard hasSuggestionBar, !layout.isPad, !layout.isEmoji else { return [] }
    if !composition.isEmpty {
      return composition.candidates.enumerated().map {
        Suggestion(text: $1, kind: .candidate($0))
      }
    }
    guard settings.contains(.predictive), !language.usesInputMethod else { return [] }
    let word = WordSuggestions.lastWord(of: configuration.context)
    guard !word.isEmpty else { return suggestionsBetweenWords }
    let source = WordSuggestions(language: language)
    var found: [Suggestion] = []
    if let correction = correction {
      found = [
        Suggestion(text: word, kind: .typed), Suggestion(text: correction, kind: .correction),
      ]
    } else if source.isMisspelled(word) {
      found = [Suggestion(text: word, kind: .typed)]
    }
    let next = wordHistory.words(after: previousWord).filter {
      $0.count > word.count && $0.lowercased().hasPrefix(word.lowercased())
    }
    for text in next + source.completions(of: word)
    where !found.contains(where: { $0.text == text }) {
      guard found.count < SuggestionBar.wordCount else { break }
      found.append(Suggestion(text: text, kind: .word))
    }
    return found
  }

  /// Writes a suggestion that the user has chosen.
  ///
  /// - Returns: The changes of the text, in order.
  @MainActor
  mutating func choose(_ suggestion: Suggestion) -> [KeyboardEdit.Kind] {
    let word = WordSuggestions.lastWord(of: configuration.context)
    switch suggestion.kind {
    case .candidate(let index):
      guard let text = composition.choose(index) else { return [composition.edit] }
      return type(text)
    case .typed:
      keptWords.insert(word)
      return pressSuggestedSpace()
    case .original:
      guard let correction = lastCorrection else { return [] }
      lastCorrection = nil
      keptWords.insert(correction.typed)
      return replace(correction.corrected + " ", with: correction.typed + " ")
    case .correction, .word:
      finishWord(suggestion.text)
      let edits =
        word.isEmpty ? type(suggestion.text + " ") : replace(word, with: suggestion.text + " ")
      hasSuggestedSpace = true
      return edits
    }
  }

  /// Corrects the word that ends with a key, if it is misspelled (Keyboards.PR2).
  ///
  /// - Returns: The changes of the text.
  @MainActor
  mutating func endWord() -> [KeyboardEdit.Kind] {
    let word = WordSuggestions.lastWord(of: configuration.context)
    lastCorrection = nil
    guard !word.isEmpty else { return [] }
    guard let correction else {
      finishWord(word)
      return []
    }
    finishWord(correction)
    let edits = replace(word, with: correction)
    lastCorrection = (word, correction)
    return edits
  }

  /// Writes the text that an input method composes, and ends the composition (Keyboards.IM2).
  ///
  /// - Parameter asLetters: Whether the letters are written instead of the best candidate.
  @MainActor
  mutating func endComposition(asLetters: Bool = false) -> [KeyboardEdit.Kind] {
    guard !composition.isEmpty else { return [] }
    let text = asLetters ? composition.text : composition.best
    composition = PinyinComposition()
    return type(text)
  }

  // MARK: Internals

  /// The text to which the word that was typed just now is corrected; nil for none.
  @MainActor private var correction: String? {
    let word = WordSuggestions.lastWord(of: configuration.context)
    guard settings.contains(.autoCorrection), configuration.wantsCorrection,
      configuration.hasWords, !language.usesInputMethod, !word.isEmpty, typedWord == word,
      !keptWords.contains(word)
    else { return nil }
    return WordSuggestions(language: language).correction(of: word)
  }

  /// The suggestions after a space: the word before a correction, or the next words.
  private var suggestionsBetweenWords: [Suggestion] {
    if let correction = lastCorrection, configuration.context.hasSuffix(correction.corrected + " ")
    {
      return [Suggestion(text: correction.typed, kind: .original)]
    }
    return wordHistory.words(after: previousWord).prefix(SuggestionBar.wordCount).map {
      Suggestion(text: $0, kind: .word)
    }
  }

  /// The word before the one at the end of the text, in the same sentence; empty for none.
  private var previousWord: String {
    let word = WordSuggestions.lastWord(of: configuration.context)
    let before = configuration.context.dropLast(word.count)
    guard before.last == " " else { return "" }
    return WordSuggestions.lastWord(of: String(before.dropLast()))
  }

  /// Records a word that the user has finished (Keyboards.PR3).
  private mutating func finishWord(_ word: String) {
    guard configuration.hasWords, configuration.wantsCorrection else { return }
    let previous = previousWord
    if !previous.isEmpty { wordHistory.record(word, after: previous) }
  }

  /// Replaces the end of the text.
  private mutating func replace(_ old: String, with new: String) -> [KeyboardEdit.Kind] {
    configuration.context = String(configuration.context.dropLast(old.count))
    expect(new)
    return [.replaceLast(old.count, new)]
  }

  private mutating func pressSuggestedSpace() -> [KeyboardEdit.Kind] {
    let edits = type(" ")
    hasSuggestedSpace = true
    return edits
  }
}
