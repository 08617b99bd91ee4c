import NaturalLanguage
import Testing

/// The tokens of texts and their tags.
struct TokenTests {
  private func tokens(
    _ text: String, _ unit: NLTokenUnit, _ language: NLLanguage? = nil
  ) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    if let language { tokenizer.setLanguage(language) }
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test("NaturalLanguage.K1. Texts are divided into words, sentences and paragraphs")
  func units() {
    #expect(tokens("It's 3 cups, isn't it?", .word) == ["It's", "3", "cups", "isn't", "it"])
    #expect(tokens("Tea? Yes. Hot!", .sentence) == ["Tea? ", "Yes. ", "Hot!"])
    #expect(tokens("one\n\ntwo", .paragraph) == ["one\n", "\n", "two"])
    #expect(tokens("one\ntwo", .document) == ["one\ntwo"])
    #expect(tokens("", .document).isEmpty && tokens("", .word).isEmpty)
    #expect(tokens("私はお茶を飲みます", .word, .japanese).count > 2)
  }

  @Test("NaturalLanguage.K2. Numbers and emoji have attributes, punctuation is left out")
  func attributes() {
    let text = "Tea ☕️ at 5!"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    var found: [String] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
      found.append("\(text[range])\(attributes.rawValue)")
      return found.count < 4
    }
    #expect(found == ["Tea0", "☕️4", "at0", "51"])
    found = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, _ in
      found.append(String(text[range]))
      return false
    }
    #expect(found == ["Tea"])
  }

  @Test("NaturalLanguage.K3. A range has the tokens that it touches")
  func ranges() throws {
    let text = "green tea leaves"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    let tea = try #require(text.range(of: "tea"))
    let part = text.index(before: tea.lowerBound)..<text.index(after: tea.lowerBound)
    #expect(tokenizer.tokens(for: part) == [tea])
    #expect(tokenizer.tokenRange(at: tea.lowerBound) == tea)
    #expect(text[tokenizer.tokenRange(at: tea.upperBound)] == " ")
    let wide = text.index(after: text.startIndex)..<text.index(after: tea.lowerBound)
    #expect(text[tokenizer.tokenRange(for: wide)] == "green tea")
    #expect(tokenizer.tokenRange(at: text.endIndex).isEmpty)
  }

  @Test("NaturalLanguage.K3. A tagger and a tokenizer agree about the token of an empty range")
  func emptyRanges() throws {
    let text = "green tea leaves"
    let (tokenizer, tagger) = (NLTokenizer(unit: .word), NLTagger(tagSchemes: [.tokenType]))
    (tokenizer.string, tagger.string) = (text, text)
    let tea = try #require(text.range(of: "tea"))
    for index in [tea.lowerBound, text.index(after: tea.lowerBound)] {
      #expect(tokenizer.tokenRange(for: index..<index) == tea)
      #expect(tagger.tokenRange(for: index..<index, unit: .word) == tea)
    }
    for index in text.indices {
      #expect(tagger.tokenRange(at: index, unit: .word) == tokenizer.tokenRange(at: index))
      #expect(tagger.tokenRange(at: index, unit: .word).contains(index))
    }
    #expect(tagger.tokenRange(at: text.endIndex, unit: .word).isEmpty)
  }

  @Test("NaturalLanguage.T1. Tokens have languages and scripts")
  func languages() throws {
    let text = "The kettle boils the water. Чайник кипятит воду для чая."
    let tagger = NLTagger(tagSchemes: [.language, .script])
    tagger.string = text
    let whole = text.startIndex..<text.endIndex
    let languages = tagger.tags(in: whole, unit: .sentence, scheme: .language)
    #expect(languages.map(\.0) == [NLTag("en"), NLTag("ru")])
    let tea = try #require(text.range(of: "чая"))
    let (script, range) = tagger.tag(at: tea.lowerBound, unit: .word, scheme: .script)
    #expect(script == NLTag("Cyrl") && range == tea)
    tagger.setLanguage(.bulgarian, range: tea)
    #expect(tagger.tag(at: tea.lowerBound, unit: .word, scheme: .language).0 == NLTag("bg"))
    tagger.string = "这是一个简体中文的句子"
    #expect(tagger.dominantLanguage == .simplifiedChinese)
    let start = try #require(tagger.string?.startIndex)
    #expect(tagger.tag(at: start, unit: .document, scheme: .script).0 == NLTag("Hans"))
    let likely = tagger.tagHypotheses(
      at: start, unit: .document, scheme: .language, maximumCount: 2)
    #expect(likely.0 == ["zh-Hans": 1])
  }

  @Test("NaturalLanguage.T2, NaturalLanguage.T3. Types are known, parts of speech are not")
  func types() {
    let text = "Tea (hot) – 5!\n€"
    let tagger = NLTagger(tagSchemes: [.tokenType, .lexicalClass])
    tagger.string = text
    let whole = text.startIndex..<text.endIndex
    let types = tagger.tags(in: whole, unit: .word, scheme: .tokenType, options: .omitWhitespace)
    #expect(
      types.compactMap(\.0) == [
        .word, .punctuation, .word, .punctuation, .punctuation, .word, .punctuation, .other,
      ])
    let classes = tagger.tags(in: whole, unit: .word, scheme: .lexicalClass, options: .omitWords)
    #expect(
      classes.compactMap(\.0) == [
        .whitespace, .openParenthesis, .closeParenthesis, .whitespace, .dash, .whitespace,
        .sentenceTerminator, .paragraphBreak, .other,
      ])
    #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .nameType).0 == .otherWord)
    #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .lemma).0 == nil)
    #expect(tagger.tag(at: text.startIndex, unit: .document, scheme: .sentimentScore).0 == nil)
    #expect(!NLTagger.availableTagSchemes(for: .word, language: .english).contains(.lemma))
  }

  @Test("NaturalLanguage.T4, NaturalLanguage.M3. A gazetteer's labels are tags")
  func gazetteers() throws {
    let made = try NLGazetteer(dictionary: ["Drink": ["tea", "Coffee"]], language: .english)
    let gazetteer = try NLGazetteer(data: made.data)
    #expect(gazetteer.label(for: "TEA") == "Drink" && gazetteer.label(for: "cup") == nil)
    #expect(gazetteer.language == .english)
    let tagger = NLTagger(tagSchemes: [.nameType])
    tagger.string = "A tea cup"
    tagger.setGazetteers([gazetteer], for: .nameType)
    #expect(tagger.gazetteers(for: .nameType).count == 1)
    let tags = tagger.tags(
      in: "A tea cup".startIndex..<"A tea cup".endIndex, unit: .word, scheme: .nameType,
      options: .omitWhitespace)
    #expect(tags.map(\.0) == [.otherWord, NLTag("Drink"), .otherWord])
  }
}
