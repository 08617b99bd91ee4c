import NaturalLanguage
import Testing

/// The languages of texts.
struct LanguageTests {
  @Test(
    "NaturalLanguage.L1. The language of a text",
    arguments: [
      ("The kettle boils the water.", NLLanguage.english),
      ("Der Kessel kocht das Wasser.", .german), ("Ceci est une phrase.", .french),
      ("Hola, ¿cómo estás?", .spanish), ("Привет, как дела?", .russian),
      ("这是一个简体中文的句子", .simplifiedChinese), ("這是一個繁體中文的句子", .traditionalChinese),
      ("こんにちは世界", .japanese), ("안녕하세요 세계", .korean), ("שלום עולם", .hebrew),
      ("สวัสดีชาวโลก", .thai),
    ])
  func languages(text: String, language: NLLanguage) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
  }

  @Test("NaturalLanguage.L1, NaturalLanguage.L2. A recognizer collects texts until it is reset")
  func collecting() throws {
    let recognizer = NLLanguageRecognizer()
    #expect(recognizer.dominantLanguage == nil)
    recognizer.processString("12 34")
    #expect(recognizer.dominantLanguage == nil)
    recognizer.processString(" The tea is hot and the cup is full of it. ")
    #expect(recognizer.languageHypotheses(withMaximum: 3) == [.english: 1])
    recognizer.processString("Чай горячий, и чашка полная, а чайник уже пустой и холодный.")
    let found = recognizer.languageHypotheses(withMaximum: 3)
    #expect(Set(found.keys) == [.english, .russian])
    let sum = found.values.reduce(0, +)
    #expect(abs(sum - 1) < 1e-9)
    #expect(recognizer.languageHypotheses(withMaximum: 1).count == 1)
    #expect(recognizer.languageHypotheses(withMaximum: 0).isEmpty)
    recognizer.reset()
    #expect(recognizer.dominantLanguage == nil)
  }

  @Test("NaturalLanguage.L3. Constraints and hints choose languages")
  func choosing() {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("The tea is hot. Чай горячий, и чашка полная.")
    #expect(recognizer.dominantLanguage == .russian)
    recognizer.languageHints = [.english: 0.9]
    #expect(recognizer.dominantLanguage == .english)
    recognizer.languageConstraints = [.russian, .german]
    #expect(recognizer.dominantLanguage == .russian)
    recognizer.languageConstraints = [.thai]
    #expect(recognizer.dominantLanguage == nil)
  }

  @Test("NaturalLanguage.L4. A script of one language tells it")
  func scripts() {
    #expect(WritingSystem.script(of: "Καλημέρα") == "Grek")
    #expect(WritingSystem.language(of: "Grek") == .greek)
    #expect(WritingSystem.script(of: "日本の") == "Jpan")
    #expect(WritingSystem.script(of: "tea") == "Latn" && WritingSystem.language(of: "Latn") == nil)
    #expect(WritingSystem.script(of: "12 !") == nil)
  }

  @Test("NaturalLanguage.M1, NaturalLanguage.M2. There are no models but an app's own vectors")
  func models() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(throws: CocoaError.self) { try NLModel(contentsOf: url) }
    #expect(NLEmbedding.wordEmbedding(for: .english) == nil)
    let vectors = ["tea": [1.0, 0], "coffee": [1, 1], "cup": [0, 2]]
    try NLEmbedding.write(vectors, language: .english, revision: 1, to: url)
    let words = try NLEmbedding(contentsOf: url)
    #expect(words.dimension == 2 && words.vocabularySize == 3 && words.language == .english)
    #expect(words.distance(between: "tea", and: "cup") == 1)
    #expect(abs(words.distance(between: "tea", and: "coffee") - (1 - 0.5.squareRoot())) < 1e-9)
    #expect(words.distance(between: "tea", and: "milk") == 2)
    #expect(words.neighbors(for: "tea", maximumCount: 5).map(\.0) == ["coffee", "cup"])
    #expect(words.neighbors(for: [0, 1], maximumCount: 1).map(\.0) == ["cup"])
    var near: [String] = []
    words.enumerateNeighbors(for: [1, 0], maximumCount: 3) { word, _ in
      near.append(word)
      return near.count < 2
    }
    #expect(near == ["tea", "coffee"])
    near = []
    words.enumerateNeighbors(for: "cup", maximumCount: 1) { word, _ in
      near.append(word)
      return true
    }
    #expect(near == ["coffee"])
    #expect(NLEmbedding.currentSentenceEmbeddingRevision(for: .english) == 0)
    #expect(NLEmbedding.supportedSentenceEmbeddingRevisions(for: .english).isEmpty)
    #expect(throws: CocoaError.self) {
      try NLEmbedding.write(["a": [1], "b": []], language: nil, revision: 1, to: url)
    }
  }
}
