import Foundation
import TactusSpeechRecognition
import Testing

/// The recognition of recordings of people, which Debian's package of PocketSphinx' test data has.
@Suite struct SpeechDecoderTests {
  private static let folder = "/usr/share/pocketsphinx/test/data/"

  /// The samples of a recording.
  private func samples(_ name: String) throws -> [Int16] {
    let data = try Data(contentsOf: URL(fileURLWithPath: Self.folder + name))
    return data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
  }

  private func decode(_ samples: [Int16], piece: Int, phrases: [String] = []) throws
    -> SpeechDecoder
  {
    let decoder = try #require(SpeechDecoder(phrases: phrases))
    for start in stride(from: 0, to: samples.count, by: piece) {
      decoder.process(Array(samples[start..<min(start + piece, samples.count)]))
    }
    decoder.finish()
    return decoder
  }

  @Test(
    "SpeechRecognition.DE1. The words of a recording are recognized, with their places",
    arguments: [
      ("goforward.raw", "go forward ten meters"),
      ("something.raw", "go somewhere and do something"),
    ])
  func words(file: String, text: String) throws {
    let samples = try samples(file)
    let words = try decode(samples, piece: 1600).words
    #expect(words.map(\.text).joined(separator: " ") == text)
    let seconds = Double(samples.count) / SpeechDecoder.sampleRate
    var end = 0.0
    for word in words {
      #expect(word.start >= end && word.duration > 0.05 && word.confidence > 0.1)
      #expect(word.confidence <= 1)
      end = word.start + word.duration
    }
    #expect(end <= seconds + 0.01)
  }

  @Test("SpeechRecognition.DE2. The same samples give the same words")
  func sameWords() throws {
    let samples = try samples("goforward.raw")
    let first = try decode(samples, piece: 1600)
    let second = try decode(samples, piece: 1600)
    #expect(first.words == second.words && !first.words.isEmpty)
    #expect(first.alternatives(atMost: 3) == second.alternatives(atMost: 3))
    #expect(first.alternatives(atMost: 3).count == 3)
    #expect(!first.alternatives(atMost: 3).contains { $0.map(\.text) == first.words.map(\.text) })
  }

  @Test("SpeechRecognition.DE3. Phrases that are probable are found in sounds that are not clear")
  func phrases() throws {
    // The samples follow the head of the file.
    let samples = Array(try samples("cards/003.wav").dropFirst(22))
    let plain = try decode(samples, piece: 1600).words.map(\.text).joined(separator: " ")
    let phrases = ["Seven of clubs", "queen of hearts"]
    let helped = try decode(samples, piece: 1600, phrases: phrases).words.map(\.text)
    #expect(plain == "son of close" && helped == ["seven", "of", "clubs"])
    // A phrase with a word that the dictionary lacks changes nothing.
    let unknown = try decode(samples, piece: 1600, phrases: ["xqzzt four"]).words.map(\.text)
    #expect(unknown.joined(separator: " ") == plain)
  }

  @Test("SpeechRecognition.DE4. Silence has no words")
  func silence() throws {
    let decoder = try decode([Int16](repeating: 0, count: 16000), piece: 1600)
    #expect(decoder.words.isEmpty && decoder.alternatives(atMost: 3).isEmpty)
    let empty = try decode([], piece: 1600)
    #expect(empty.words.isEmpty)
  }
}
