import TactusFoundation
import Testing

/// Tokens of texts, their kinds, languages and scripts.
@Suite struct LinguisticTaggerTests {
  private func tags(
    _ text: String, _ scheme: NSLinguisticTagScheme, _ options: NSLinguisticTagger.Options = []
  ) -> [String] {
    let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
    tagger.string = text
    var found: [String] = []
    let range = NSRange(location: 0, length: text.utf16.count)
    tagger.enumerateTags(in: range, unit: .word, scheme: scheme, options: options) {
      tag, range, _ in
      found.append("\((text as NSString).substring(with: range)):\(tag?.rawValue ?? "-")")
    }
    return found
  }

  @Test("DataDetection.LT1. A text is divided into words and what is between them")
  func tokens() {
    #expect(
      tags("Boil 2 eggs, €3.", .tokenType) == [
        "Boil:Word", " :Whitespace", "2:Word", " :Whitespace", "eggs:Word", ",:Punctuation",
        " :Whitespace", "€:Other", "3:Word", ".:Punctuation",
      ])
    let words = tags("It's “done”!", .tokenType, [.omitPunctuation, .omitWhitespace, .omitOther])
    #expect(words == ["It's:Word", "done:Word"])
  }

  @Test("DataDetection.LT2. Lexical classes of punctuation, whitespace and numbers are known")
  func lexicalClasses() {
    #expect(
      tags("(12) “a”\n-_ \"b\"?", .lexicalClass) == [
        "(:OpenParenthesis", "12:Number", "):CloseParenthesis", " :Whitespace", "“:OpenQuote",
        "a:OtherWord", "”:CloseQuote", "\n:ParagraphBreak", "-:Dash", "_:WordJoiner",
        " :Whitespace", "\":OpenQuote", "b:OtherWord", "\":CloseQuote", "?:SentenceTerminator",
      ])
  }

  @Test("DataDetection.LT3. Names are other words, and basic forms are unknown")
  func unknown() {
    #expect(tags("Ada ran", .nameType, .omitWhitespace) == ["Ada:OtherWord", "ran:OtherWord"])
    #expect(tags("ran", .lemma) == ["ran:-"])
    #expect(NSLinguisticTagger.availableTagSchemes(forLanguage: "en").contains(.tokenType))
    #expect(!NSLinguisticTagger.availableTagSchemes(forLanguage: "en").contains(.lemma))
  }

  @Test(
    "DataDetection.LT4. A script of one language tells the language",
    arguments: [
      ("달걀을 삶다", "ko"), ("卵を茹でる", "ja"), ("煮鸡蛋", "zh-Hans"), ("煮雞蛋", "zh-Hant"),
      ("Варите яйца", "ru"), ("Варіть її", "uk"), ("Βράστε αυγά", "el"), ("ביצים", "he"),
      ("ต้มไข่", "th"), ("اسلق البيض", "ar"), ("Boil eggs", "und"),
    ])
  func languages(text: String, language: String) {
    #expect(NSLinguisticTagger.dominantLanguage(for: text) == language)
    let tagger = NSLinguisticTagger(tagSchemes: [.language], options: 0)
    tagger.string = text
    let tag = tagger.tag(at: 0, unit: .document, scheme: .language, tokenRange: nil)
    #expect(tag?.rawValue == language && tagger.dominantLanguage == language)
  }

  @Test("DataDetection.LT4. Words have the script of their letters")
  func scripts() {
    #expect(tags("egg яйцо", .script, .omitWhitespace) == ["egg:Latn", "яйцо:Cyrl"])
    #expect(NSLinguisticTagger.dominantLanguage(for: "") == nil)
  }

  @Test("DataDetection.LT5. An orthography that an app sets comes first")
  func orthography() {
    let tagger = NSLinguisticTagger(tagSchemes: [.language], options: 0)
    tagger.string = "Boil eggs. Eat."
    let english = NSOrthography(dominantScript: "Latn", languageMap: ["Latn": ["en"]])
    tagger.setOrthography(english, range: NSRange(location: 0, length: 10))
    #expect(tagger.orthography(at: 3, effectiveRange: nil) == english)
    var token = NSRange()
    let tag = tagger.tag(at: 6, unit: .word, scheme: .language, tokenRange: &token)
    #expect(tag?.rawValue == "en" && token == NSRange(location: 5, length: 4))
    #expect(NSOrthography.defaultOrthography(forLanguage: "ru").dominantScript == "Cyrl")
  }

  @Test("DataDetection.LT1. Sentences and paragraphs are found by place")
  func places() {
    let tagger = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)
    tagger.string = "Boil. Eat.\nSleep."
    #expect(tagger.tokenRange(at: 7, unit: .sentence) == NSRange(location: 6, length: 5))
    #expect(tagger.tokenRange(at: 7, unit: .paragraph) == NSRange(location: 0, length: 11))
    #expect(tagger.tokenRange(at: 12, unit: .word) == NSRange(location: 11, length: 5))
    #expect(tagger.tokenRange(at: 99, unit: .word).length == 0)
    #expect(
      tagger.sentenceRange(for: NSRange(location: 1, length: 7)) == NSRange(location: 0, length: 11)
    )
    var ranges: NSArray?
    let all = NSRange(location: 0, length: 17)
    let tags = tagger.tags(
      in: all, unit: .word, scheme: .tokenType, options: [.omitPunctuation, .omitWhitespace],
      tokenRanges: &ranges)
    #expect(tags == [.word, .word, .word] && ranges?.count == 3)
  }

  @Test("DataDetection.LT1. An enumeration ends when the closure says so")
  func stopping() {
    let tagger = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)
    tagger.string = "Boil. Eat. Sleep."
    var sentences: [NSRange] = []
    tagger.enumerateTags(in: NSRange(location: 0, length: 17), scheme: .tokenType) {
      _, _, sentence, stop in
      sentences.append(sentence)
      stop.pointee = ObjCBool(sentences.count == 3)
    }
    #expect(sentences.map(\.location) == [0, 0, 0])
  }

  @Test("DataDetection.LT6. Strings have tags of their own")
  func strings() {
    let text = "Boil 👍 eggs."
    var ranges: [Range<String.Index>] = []
    let tags = text.linguisticTags(
      in: text.startIndex..<text.endIndex, scheme: NSLinguisticTagScheme.tokenType.rawValue,
      options: [.omitWhitespace, .omitPunctuation], tokenRanges: &ranges)
    #expect(tags == ["Word", "Other", "Word"])
    #expect(ranges.map { String(text[$0]) } == ["Boil", "👍", "eggs"])
    var found: [String] = []
    text.enumerateLinguisticTags(in: text.startIndex..., scheme: "Script") { tag, _, _, stop in
      found.append(tag)
      stop = true
    }
    #expect(found == ["Latn"])
    let all = NSRange(location: 0, length: 4)
    let object = NSString(string: text).linguisticTags(
      in: all, scheme: .tokenType, orthography: nil, tokenRanges: nil)
    #expect(object == [.word])
  }
}
