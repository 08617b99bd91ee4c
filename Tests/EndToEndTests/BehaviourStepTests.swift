import Foundation
import TestSupport
import Testing

/// Comments that name a step of `Documentation/Behaviour` name one that is there.
@Suite struct BehaviourStepTests {
  /// The steps that the pages define, each as `**E1.**` at the start of an item.
  static let steps: Set<String> = {
    let pages = files(in: "Documentation/Behaviour", suffix: ".md")
    return Set(
      pages.flatMap { $0.text.matches(of: #/\*\*([A-Z]{1,2}\d+)\.\*\*/#).map { "\($0.1)" } })
  }()

  @Test("Every step that a comment begins with, or has in brackets, is defined")
  func defined() {
    #expect(Self.steps.count > 50)
    var citations = 0
    for file in Self.files(in: "Sources", suffix: ".swift") {
      for line in file.text.split(separator: "\n") where line.contains("//") {
        let begun = line.matches(of: #/\/\/\/? ([A-Z]{1,2}\d+)\. /#).map { "\($0.1)" }
        let bracketed = line.matches(of: #/\(([A-Z]{1,2}[1-9]\d?)(?:[–,] ?([A-Z]{1,2}\d+))?\)/#)
          .flatMap { ["\($0.1)"] + ($0.2.map { ["\($0)"] } ?? []) }
        citations += begun.count + bracketed.count
        let unknown = Set(begun + bracketed).subtracting(Self.steps)
        #expect(unknown.isEmpty, "\(file.path): \(line)")
      }
    }
    #expect(citations > 30)
  }

  private static func files(in folder: String, suffix: String) -> [(path: String, text: String)] {
    let root = SharedFolder.project.appending(path: folder)
    let names =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().compactMap { name in
      (try? String(contentsOf: root.appending(path: name), encoding: .utf8)).map { (name, $0) }
    }
  }
}
