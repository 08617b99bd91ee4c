import Foundation
import TestSupport

/// The pages of `Documentation/Behaviour` and the references to their steps.
///
/// A step is defined on its page as `**D3.**` and referred to as `Touches.D3`, or as a range
/// `Touches.D3–D5` or `Touches.D3…`, whose open end is the last step with these letters.
enum BehaviourPages {
  /// The labels of the steps of each page, in the page's order.
  static let steps: [String: [String]] = Dictionary(
    uniqueKeysWithValues: files(in: "Documentation/Behaviour", suffix: ".md").map { file in
      (
        String(file.path.dropLast(".md".count)),
        file.text.matches(of: #/\*\*([A-Z]{1,2}\d+)\.\*\*/#).map { String($0.1) }
      )
    })

  /// Every label that stands on at least one page.
  static let labels = Set(steps.values.joined())

  /// Every step in full, such as `Touches.D3`.
  static let all = Set(steps.flatMap { page, labels in labels.map { "\(page).\($0)" } })

  /// Returns the steps that a text refers to in full, and the references to missing steps.
  ///
  /// A word before the full stop that is no page counts only where `isStrict` is set, because code
  /// may contain a type with such a name.
  static func references(in text: Substring, isStrict: Bool) -> (found: [String], unknown: [String])
  {
    var (found, unknown): ([String], [String]) = ([], [])
    guard hasLabel(text) else { return (found, unknown) }
    let pattern =
      #/(?:^|[^\w.`])([A-Z]\w+)\.([A-Z]{1,2})(\d{1,3})(?:([–…])(?:[A-Z]{1,2})?(\d{1,3})?)?(?!\w)/#
    for match in text.matches(of: pattern) {
      let (page, letters) = (String(match.1), match.2)
      guard let defined = steps[page] else {
        if isStrict { unknown.append("\(page).\(letters)\(match.3)") }
        continue
      }
      let numbers = defined.filter { $0.prefix { $0.isLetter } == letters }
        .compactMap { Int($0.dropFirst(letters.count)) }
      guard let first = Int(match.3), numbers.contains(first) else {
        unknown.append("\(page).\(letters)\(match.3)")
        continue
      }
      var last = first
      if match.4 != nil { last = match.5.flatMap { Int($0) } ?? numbers.max() ?? first }
      if last < first || !numbers.contains(last) { unknown.append("\(page).\(letters)\(match.3)") }
      found += numbers.filter { $0 >= first && $0 <= last }.map { "\(page).\(letters)\($0)" }
    }
    return (found, unknown)
  }

  /// Returns the labels that a comment uses as references without their page.
  static func unqualified(inComment comment: Substring) -> [String] {
    guard hasLabel(comment) else { return [] }
    let forms = [
      #/^\/+ (?:- )?([A-Z]{1,2}\d{1,2})(?=[.:,;–…])/#,
      #/\(([A-Z]{1,2}[1-9]\d?)(?=[),;–…])/#,
      #/[Ss]teps? ([A-Z]{1,2}\d{1,2})(?=[.:,;–… ])/#,
      #/Source: ([A-Z]{1,2}\d{1,2})(?=[.:,;–… ]|$)/#,
    ]
    return forms.flatMap { form in comment.matches(of: form).map { String($0.1) } }
      .filter(labels.contains)
  }

  /// Returns whether a text has a capital letter before a digit; fast, for most lines have none.
  private static func hasLabel(_ text: Substring) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if (0x30...0x39).contains(byte), (0x41...0x5A).contains(last) { return true }
      last = byte
    }
    return false
  }

  /// Returns the Swift and JavaScript files of a folder of the project, with their paths in it.
  static func sources(in folder: String) -> [(path: String, text: String)] {
    files(in: folder, suffix: ".swift") + files(in: folder, suffix: ".js")
  }

  /// Returns whether a line of a source is a comment, or part of a block comment.
  static func isComment(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return ["//", "/**", "* "].contains { text.hasPrefix($0) }
  }

  /// Returns the files of a folder of the project, with their paths in it, in order.
  static func files(in folder: String, suffix: String) -> [(path: String, text: String)] {
    let root = SharedFolder.project.appending(path: folder)
    let names =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().compactMap { name in
      (try? String(contentsOf: root.appending(path: name), encoding: .utf8)).map { (name, $0) }
    }
  }
}
