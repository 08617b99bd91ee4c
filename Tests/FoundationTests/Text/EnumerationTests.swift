import TactusFoundation
import Testing

/// Substrings of a kind in a text, and the tokens of Core Foundation (ObjectiveC.FO20).
@Suite struct EnumerationTests {
  private let text = "Hello, big world. It's 3 o'clock!\nNext line"

  private func parts(_ options: String.EnumerationOptions, of text: String) -> [String] {
    var parts: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { part, range, _, _ in
      parts.append(part ?? "-")
      if let part { #expect(text[range] == part) }
    }
    return parts
  }

  @Test("Words come without spaces and punctuation")
  func words() {
    let words = ["Hello", "big", "world", "It's", "3", "o'clock", "Next", "line"]
    #expect(parts(.byWords, of: text) == words)
    #expect(parts([.byWords, .reverse, .localized], of: text) == words.reversed())
    #expect(parts([.byWords, .substringNotRequired], of: "a b") == ["-", "-"])
    #expect(parts(.byWords, of: "") == [])
  }

  @Test("Sentences, lines and characters")
  func others() {
    #expect(parts(.bySentences, of: text).count == 3)
    #expect(parts(.bySentences, of: text).first == "Hello, big world. ")
    #expect(parts(.byLines, of: "a\r\nb\n\nc") == ["a", "b", "", "c"])
    #expect(parts(.byParagraphs, of: "a\u{2028}b\nc") == ["a\u{2028}b", "c"])
    #expect(parts(.byComposedCharacterSequences, of: "e\u{301}👩‍👧x") == ["e\u{301}", "👩‍👧", "x"])
  }

  @Test("A range limits the substrings, and the enclosing ranges cover it")
  func range() {
    let string = NSString(string: "one two, three four")
    var (words, covered) = ([String](), 4)
    string.enumerateSubstrings(in: NSRange(location: 4, length: 10), options: .byWords) {
      word, _, enclosing, _ in
      words.append(word ?? "")
      #expect(enclosing.location == covered)
      covered = NSMaxRange(enclosing)
    }
    #expect(words == ["two", "three"] && covered == 14)
  }

  @Test("The enumeration stops on demand")
  func stop() {
    var count = 0
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { _, _, _, stop in
      count += 1
      stop = count == 2
    }
    #expect(count == 2)
  }

  @Test("A tokenizer goes from token to token")
  func tokens() {
    let tokenizer = CFStringTokenizerCreate(
      nil, "go 12 home", CFRangeMake(0, 10), kCFStringTokenizerUnitWord, CFLocaleCopyCurrent())
    var starts: [Int] = []
    while !CFStringTokenizerAdvanceToNextToken(tokenizer).isEmpty {
      starts.append(CFStringTokenizerGetCurrentTokenRange(tokenizer).location)
    }
    #expect(starts == [0, 3, 6])
    #expect(CFStringTokenizerGetCurrentTokenRange(tokenizer).location == kCFNotFound)
    #expect(CFStringTokenizerGoToTokenAtIndex(tokenizer, 4) == [.normal, .hasHasNumbersMask])
    CFStringTokenizerSetString(tokenizer, "x", CFRangeMake(0, 1))
    #expect(CFStringTokenizerAdvanceToNextToken(tokenizer) == .normal)
  }

  @Test("ObjectiveC.FO20. A tokenizer transcribes a token, and tells languages")
  func tokenAttributes() {
    let text = "Привет мир"
    let tokenizer = CFStringTokenizerCreate(
      nil, text as CFString, CFRangeMake(0, 10), kCFStringTokenizerUnitWord, CFLocaleCopyCurrent())
    let latin = kCFStringTokenizerAttributeLatinTranscription
    #expect(CFStringTokenizerCopyCurrentTokenAttribute(tokenizer, latin) == nil)
    var words: [String] = []
    while !CFStringTokenizerAdvanceToNextToken(tokenizer).isEmpty {
      words.append(CFStringTokenizerCopyCurrentTokenAttribute(tokenizer, latin) as? String ?? "")
      let language = CFStringTokenizerCopyCurrentTokenAttribute(
        tokenizer, kCFStringTokenizerAttributeLanguage)
      #expect(language as? String == "ru")
    }
    #expect(words == ["Privet", "mir"])
    #expect(CFStringTokenizerCopyBestStringLanguage(text as CFString, CFRangeMake(0, 6)) == "ru")
    #expect(
      CFStringTokenizerCopyBestStringLanguage("ありがとう" as CFString, CFRangeMake(0, 5)) == "ja")
    for range in [CFRangeMake(0, 0), CFRangeMake(8, 5)] {
      #expect(CFStringTokenizerCopyBestStringLanguage(text as CFString, range) == nil)
    }
  }
}
