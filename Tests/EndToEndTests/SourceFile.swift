import Foundation
import TestSupport
import Testing

/// A source file of the project, for tests of names and comments.
struct SourceFile {
  /// The path in the project.
  let path: String
  /// The lines, without their ends.
  let lines: [Substring]

  /// A line with its place.
  struct Line {
    /// The path and the number, such as `Sources/Room/File.swift:7`.
    let place: String
    let text: Substring
    let isFirstOfComment: Bool
    let isFirstOfParagraph: Bool
  }

  /// Whether the file is an example of a client's source, and not our own.
  var isOfClient: Bool {
    ["Tests/Clients/", "Tests/LoweringTests/Cases/"].contains { path.hasPrefix($0) }
  }

  /// The lines with their places.
  var placedLines: [Line] {
    var wasComment = false
    var wasEmpty = false
    return lines.enumerated().map { index, text in
      let isComment = Self.isDocumentation(text)
      defer {
        wasComment = isComment
        wasEmpty = isComment && text.allSatisfy { $0 == " " || $0 == "/" }
      }
      return Line(
        place: place(index), text: text, isFirstOfComment: isComment && !wasComment,
        isFirstOfParagraph: isComment && (!wasComment || wasEmpty))
    }
  }

  /// Returns the place of a line, counted from 0.
  func place(_ index: Int) -> String { "\(path):\(index + 1)" }

  /// Returns the documentation comment above a line, without its slashes.
  func documentation(above index: Int) -> String {
    var first = index
    while first > 0, Self.isDocumentation(lines[first - 1]) || Self.isAttribute(lines[first - 1]) {
      first -= 1
    }
    return lines[first..<index].filter(Self.isDocumentation)
      .map { $0.drop { $0 == " " }.dropFirst(3) }.joined()
  }

  /// Returns the files in folders of the project that have an extension and are not generated.
  static func all(in folders: [String], extension suffix: String = "swift") throws -> [SourceFile] {
    let project = SharedFolder.project
    var files: [SourceFile] = []
    for folder in folders {
      let enumerator = FileManager.default.enumerator(
        at: project.appending(path: folder), includingPropertiesForKeys: nil)
      while let file = enumerator?.nextObject() as? URL {
        let name = file.lastPathComponent
        guard file.pathExtension == suffix, !name.hasSuffix("+Generated.swift") else { continue }
        let path = file.path.dropFirst(project.path.count + 1)
        guard !path.contains("/.build/") else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        files.append(
          SourceFile(
            path: String(path), lines: text.split(separator: "\n", omittingEmptySubsequences: false)
          ))
      }
    }
    try #require(!files.isEmpty)
    return files
  }

  private static func isDocumentation(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix("///")
  }

  private static func isAttribute(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix("@")
  }
}
