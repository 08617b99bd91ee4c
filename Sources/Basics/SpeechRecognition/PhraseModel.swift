internal import Glibc

/// A model of a language that consists of some phrases, each of which is as probable as another.
///
/// It is a file in the format ARPA of statistics of pairs of words.
enum PhraseModel {
  /// The share of the phrases in the mixed model.
  ///
  /// - Source: ours. Confidence: guess.
  static let weight: Float = 0.3

  /// Returns the words of a phrase, in lower case.
  static func words(_ phrase: String) -> [String] {
    phrase.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
  }

  /// Returns the text of the model.
  static func text(of phrases: [[String]]) -> String {
    var pairs: [[String]: Int] = [:]
    var firsts: [String: Int] = [:]
    var vocabulary: Set<String> = []
    for phrase in phrases {
      let words = ["<s>"] + phrase + ["</s>"]
      vocabulary.formUnion(words)
      for (word, next) in zip(words, words.dropFirst()) {
        pairs[[word, next], default: 0] += 1
        firsts[word, default: 0] += 1
      }
    }
    let single = log10(1 / Double(vocabulary.count))
    let fallback = log10(1 - pairShare)
    var lines = [
      "\\data\\", "ngram 1=\(vocabulary.count)", "ngram 2=\(pairs.count)", "", "\\1-grams:",
    ]
    lines += vocabulary.sorted().map { word in
      word == "</s>" ? "\(single) \(word)" : "\(single) \(word) \(fallback)"
    }
    lines += ["", "\\2-grams:"]
    lines += pairs.map { pair, count in
      let share = pairShare * Double(count) / Double(firsts[pair[0]] ?? 1)
      return "\(log10(share)) \(pair[0]) \(pair[1])"
    }.sorted { $0.drop { $0 != " " } < $1.drop { $0 != " " } }
    return (lines + ["", "\\end\\", ""]).joined(separator: "\n")
  }

  /// Writes the model to a new file, and returns its path; `nil` if that fails.
  static func write(_ phrases: [[String]]) -> String? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/tactus-phrases-XXXXXX.lm".utf8CString)
    let file = mkstemps(&path, 3)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let name = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let bytes = Array(text(of: phrases).utf8)
    guard Glibc.write(file, bytes, bytes.count) == bytes.count else {
      unlink(name)
      return nil
    }
    return name
  }

  // MARK: Internals

  /// The probability that a word is followed as in a phrase.
  ///
  /// - Source: ours. Confidence: guess.
  private static let pairShare = 0.9
}
