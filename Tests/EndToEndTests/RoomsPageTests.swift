import Foundation
import TestSupport
import Testing

/// Tests that `Documentation/Rooms.md` has a row for each room.
@Suite struct RoomsPageTests {
  /// A row of the page.
  private struct Row {
    let floor: String
    let folder: String
    let module: String
    let purpose: String
  }

  /// The floor whose C modules have no rows.
  private static let floorWithoutRows = "System"

  @Test("Each floor's table has a row for each folder of the floor, and for no other")
  func folders() throws {
    let floors = try Self.folders(in: "Sources").filter { $0 != Self.floorWithoutRows }
    let rows = try Dictionary(grouping: Self.rows(), by: \.floor)
    #expect(Set(rows.keys) == Set(floors), "the page's tables are not the floors of Sources")
    for floor in floors {
      let listed = rows[floor, default: []].map(\.folder)
      let present = try Self.folders(in: "Sources/\(floor)")
      let missing = Set(present).subtracting(listed).sorted()
      #expect(missing.isEmpty, "Rooms.md has no row in \(floor) for \(missing)")
      let others = Set(listed).subtracting(present).sorted()
      #expect(others.isEmpty, "Rooms.md has rows in \(floor) without folder: \(others)")
      #expect(Set(listed).count == listed.count, "Rooms.md has two rows for a folder")
    }
  }

  @Test("Each row has the module of its folder, a program, and a purpose")
  func modules() throws {
    let rows = try Self.rows()
    #expect(Set(rows.map(\.module)).count == rows.count, "two rows have the same module")
    for row in rows {
      let isProgram = row.module.first?.isLowercase == true
      #expect(
        isProgram || row.module == row.folder || row.module == "Tactus\(row.folder)",
        "\(row.floor)/\(row.folder) is not the folder of \(row.module)")
      #expect(!row.purpose.isEmpty, "\(row.module) has no purpose")
    }
  }

  /// Returns the names of the folders in a folder of the project that contain something, sorted.
  private static func folders(in path: String) throws -> [String] {
    let folder = SharedFolder.project.appending(path: path)
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
    ).filter { item in
      // Git leaves a folder behind whose files have moved.
      let isFolder = try item.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
      return try isFolder && !FileManager.default.contentsOfDirectory(atPath: item.path).isEmpty
    }.map(\.lastPathComponent).sorted()
  }

  /// Returns the rows of the page's tables in order.
  private static func rows() throws -> [Row] {
    let file = SharedFolder.project.appending(path: "Documentation/Rooms.md")
    let row = #/\| `([^`]+)` \| `([^`]+)` \| (.*) \|/#
    var (floor, rows): (String, [Row]) = ("", [])
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") {
        floor = String(line.dropFirst("## ".count))
      } else if let match = line.wholeMatch(of: row) {
        rows.append(
          Row(
            floor: floor, folder: String(match.1), module: String(match.2),
            purpose: match.3.trimmingCharacters(in: .whitespaces)))
      }
    }
    return rows
  }
}
