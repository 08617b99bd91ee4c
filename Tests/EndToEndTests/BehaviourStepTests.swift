import Foundation
import TestSupport
import Testing

/// References to the steps of `Documentation/Behaviour`.
@Suite struct BehaviourStepTests {
  /// The steps that no test names, each with the reason.
  static let exceptions: [(step: String, reason: String)] = {
    let file = SharedFolder.project.appending(path: "Documentation/Behaviour/UntestedSteps.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t", maxSplits: 1)
      return (String(cells[0]), cells.count > 1 ? String(cells[1]) : "")
    }
  }()

  @Test("No page defines a step twice")
  func unique() {
    #expect(BehaviourPages.all.count > 800)
    for (page, labels) in BehaviourPages.steps {
      #expect(Set(labels).count == labels.count, "\(page)")
    }
  }

  @Test(
    "Every reference names a page and a step on it", arguments: ["Sources", "Tests", "Examples"])
  func existing(folder: String) {
    var count = 0
    for file in BehaviourPages.sources(in: folder) {
      for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let (found, unknown) = BehaviourPages.references(
          in: line, isStrict: BehaviourPages.isComment(line))
        count += found.count
        #expect(unknown.isEmpty, "\(folder)/\(file.path):\(number + 1): \(unknown)")
      }
    }
    if folder != "Examples" { #expect(count > 500) }
  }

  @Test("Pages refer to steps of their own by label, and to others in full")
  func pages() {
    for file in BehaviourPages.files(in: "Documentation", suffix: ".md") {
      let page = String(file.path.split(separator: "/").last?.dropLast(".md".count) ?? "")
      for line in file.text.split(separator: "\n") {
        let unknown = BehaviourPages.references(in: line, isStrict: false).unknown
        #expect(unknown.isEmpty, "\(file.path): \(unknown)")
        guard let own = BehaviourPages.steps[page] else { continue }
        let labels = line.matches(of: #/[( ]([A-Z]{1,2}\d{1,2})(?=[),;–…]| of | in )/#)
          .map { String($0.1) }.filter(BehaviourPages.labels.contains)
        #expect(Set(labels).isSubset(of: own), "\(file.path): \(line)")
      }
    }
  }

  @Test("No comment of the sources refers to a step without its page")
  func qualified() {
    for file in BehaviourPages.sources(in: "Sources") {
      for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let rest = BehaviourPages.isComment(line) ? line.firstIndex { $0 != " " } : nil
        guard let start = rest ?? line.firstRange(of: "//")?.lowerBound else { continue }
        let labels = BehaviourPages.unqualified(inComment: line[start...])
        #expect(labels.isEmpty, "Sources/\(file.path):\(number + 1): \(labels)")
      }
    }
  }

  @Test("The steps that no test names are the listed exceptions, and each has a reason")
  func tested() {
    var tested: Set<String> = []
    for file in BehaviourPages.files(in: "Tests", suffix: ".swift")
    where !file.path.hasSuffix("BehaviourPages.swift") {
      for line in file.text.split(separator: "\n") {
        tested.formUnion(BehaviourPages.references(in: line, isStrict: false).found)
      }
    }
    let untested = BehaviourPages.all.subtracting(tested)
    let listed = Set(Self.exceptions.map(\.step))
    #expect(untested.subtracting(listed).sorted() == [], "Name these steps in a test.")
    #expect(listed.subtracting(untested).sorted() == [], "Remove these exceptions.")
    for exception in Self.exceptions {
      #expect(!exception.reason.isEmpty, "\(exception.step)")
    }
  }
}
