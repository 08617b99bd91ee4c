import Foundation
import TestSupport
import Testing

/// Tests that the phone stays divided into a kernel and parts.
@Suite struct PhonePartTests {
  private static let room = "Sources/Phone/Phone/"

  /// The folders below the parts, from the bottom to the top; each refers only to those before it.
  private static let foundation = [
    "Identifiers", "Models", "SystemFeedback", "Digitizer", "TapticEngine", "Log", "Kernel",
  ]

  /// The folders above all others, with the order of the parts.
  ///
  /// A folder in neither list is a part.
  private static let top = ["Policy", "Core"]

  /// The number of members of the largest type, which may only shrink.
  private static let mostMembers = 448

  /// The number of members that any other type has at most.
  private static let mostMembersOfPart = 60

  @Test("A part refers to the kernel and what is below it, and to no other part")
  func references() throws {
    let type = #/^(?:public |package |final )*(?:struct|class|enum|protocol) (?<name>[A-Z]\w*)/#
    let text = #/"(?:[^"\\]|\\[^(])*"/#
    let reference = #/(?:^|[^.\w"])(?<name>[A-Z]\w+)/#
    let files = try Self.files()
    var owners: [String: String] = [:]
    for file in files {
      for line in file.lines {
        guard let name = line.firstMatch(of: type)?.name else { continue }
        owners[String(name)] = Self.folder(of: file)
      }
    }
    #expect(owners["PhoneKernel"] == "Kernel" && owners["Alerts"] == "Alerts")
    var found: [String] = []
    for file in files {
      let folder = Self.folder(of: file)
      for (index, line) in file.lines.enumerated() {
        let comment = line.firstRange(of: "//")
        let code = comment.map { line[..<$0.lowerBound] } ?? line
        for match in String(code).replacing(text, with: "").matches(of: reference) {
          guard let owner = owners[String(match.name)], !Self.may(folder, referTo: owner) else {
            continue
          }
          found.append("\(file.place(index)): \(match.name) of \(owner)")
        }
      }
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("No type of the phone grows beyond its number of members")
  func members() throws {
    let declaration =
      #/^(?:[a-z]+ )*(?:struct|class|enum|protocol|extension) (?<name>[A-Z]\w*)/#
    let member =
      #/^ {2}(?:(?:public|package|private|private\(set\)|static|mutating) )*(?:func|var|let|init)\b/#
    var counts: [Substring: Int] = [:]
    for file in try Self.files() {
      var type: Substring?
      for line in file.lines {
        if let match = line.firstMatch(of: declaration) { type = match.name }
        if let type, line.firstMatch(of: member) != nil { counts[type, default: 0] += 1 }
      }
    }
    let phone = counts.removeValue(forKey: "Phone") ?? 0
    #expect(phone > 0)
    #expect(phone <= Self.mostMembers, "Phone has \(phone) members")
    for (type, count) in counts {
      #expect(count <= Self.mostMembersOfPart, "\(type) has \(count) members")
    }
  }

  // MARK: Internals

  private static func files() throws -> [SourceFile] {
    try SourceFile.all(in: ["Sources/Phone/Phone"])
  }

  private static func folder(of file: SourceFile) -> String {
    String(file.path.dropFirst(room.count).prefix { $0 != "/" })
  }

  /// Returns whether a folder may refer to another one.
  private static func may(_ folder: String, referTo other: String) -> Bool {
    if folder == other { return true }
    guard let place = foundation.firstIndex(of: other) else {
      // A part, the policy or the core.
      guard let height = top.firstIndex(of: folder) else { return false }
      return top.firstIndex(of: other).map { $0 < height } ?? (folder == "Core")
    }
    return foundation.firstIndex(of: folder).map { place < $0 } ?? true
  }
}
