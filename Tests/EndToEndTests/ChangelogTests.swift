import Foundation
import TestSupport
import Testing

/// Tests the form of `CHANGELOG.md`: releases, kinds of changes, and entries of one line.
@Suite struct ChangelogTests {
  /// The kinds of changes of Keep a Changelog, in their order.
  private static let kinds = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]

  /// The lines of the file.
  private let lines: [Substring]

  init() throws {
    let file = SharedFolder.project.appending(path: "CHANGELOG.md")
    lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("The newest release is the version of the command")
  func version() throws {
    let release = #/## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}/#
    let releases = lines.compactMap { $0.wholeMatch(of: release)?.1 }
    let newest = try #require(releases.first)
    let manual = SharedFolder.project.appending(path: "Documentation/tactus.1")
    let head = try String(contentsOf: manual, encoding: .utf8).prefix { $0 != "\n" }
    #expect(head.hasSuffix("\"tactus \(newest)\""), "the newest release is \(newest): \(head)")
  }

  @Test("Each kind of changes stands once in its release, and each entry is one line")
  func entries() {
    var (release, kind): (Substring?, Substring?) = (nil, nil)
    var found: Set<[Substring?]> = []
    for (index, line) in lines.enumerated() {
      let place = "CHANGELOG.md:\(index + 1)"
      #expect(line.count <= 120, "\(place) has more than 120 columns")
      if line.hasPrefix("## ") {
        (release, kind) = (line, nil)
      } else if line.hasPrefix("### ") {
        kind = line.dropFirst("### ".count)
        #expect(Self.kinds.contains(String(kind ?? "")), "\(place): no kind of changes: \(line)")
        #expect(found.insert([release, kind]).inserted, "\(place): \(line) stands twice")
      } else if kind != nil, !line.isEmpty, !line.hasPrefix("[") {
        #expect(line.hasPrefix("- "), "\(place): an entry is one line: \(line)")
      }
    }
  }

  @Test("Each link leads to a page")
  func links() {
    let definitions = lines.compactMap { $0.wholeMatch(of: #/\[(\w+)\]: (.+)/#) }
    for definition in definitions {
      let page = SharedFolder.project.appending(path: String(definition.2))
      #expect(FileManager.default.fileExists(atPath: page.path), "no page \(definition.2)")
    }
    let names = Set(definitions.map(\.1))
    for line in lines where line.hasPrefix("- ") {
      // Code may have brackets, too.
      for link in line.replacing(#/`[^`]*`/#, with: "").matches(of: #/\[(\w+)\](?!\()/#) {
        #expect(names.contains(link.1), "CHANGELOG.md does not define [\(link.1)]: \(line)")
      }
    }
  }
}
