import Foundation

/// Names of Swift 3 and 4 as deprecated Swift declarations of the current names.
struct OldSpellingsTable {
  private var file: String
  private var rows: [[String]]

  /// Reads a file with kind, old name, new name and type, separated by tabs.
  init(_ module: String) throws {
    file = "Data/OldSpellings/\(module).tsv"
    rows = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
  }

  /// The generated file.
  var swift: String {
    let notifications = declarations("notification", indent: "  ")
    let parts =
      [declarations("type", indent: "")]
      + (notifications.isEmpty ? [] : ["extension NSNotification.Name {\n\(notifications)\n}"])
      + [declarations("value", indent: ""), declarations("function", indent: "")]
    return """
      // Made by `swift run generate-tables` of \(file), which names its sources.
      // Do not edit.

      \(parts.filter { !$0.isEmpty }.joined(separator: "\n\n"))

      """
  }

  private func declarations(_ kind: String, indent: String) -> String {
    rows.filter { $0[0] == kind }.map { declaration($0, indent) }.joined(separator: "\n\n")
  }

  private func declaration(_ row: [String], _ indent: String) -> String {
    let (old, new) = (row[1], row[2])
    // Members of a class are isolated to the main actor, as the class is.
    let parts = new.split(separator: ".")
    let isOfClass = parts.count == 2 && Self.classes.contains(String(parts[0]))
    let actor = row[0] == "value" && isOfClass ? ["@preconcurrency @MainActor"] : []
    let (head, end) =
      switch row[0] {
      case "type": ("public typealias \(old) =", new)
      case "notification": ("public static var \(old): NSNotification.Name {", "\(new) }")
      case "function":
        ("@preconcurrency @MainActor public func \(old)() -> \(row[3]) {", "\(new) }")
      default: ("public var \(old): \(row[3]) {", "\(new) }")
      }
    let lines =
      ["/// The name before Swift 4.2."]
      + fitting("@available(*, deprecated,", "renamed: \"\(new)\")", indent) + actor
      + fitting(head, end, indent)
    return lines.map { indent + $0 }.joined(separator: "\n")
  }

  /// Returns two halves of a line, on one line or, if that is too long, on several.
  private func fitting(_ head: String, _ end: String, _ indent: String) -> [String] {
    let line = "\(head) \(end)"
    guard indent.count + line.count > 100 else { return [line] }
    if head.hasPrefix("@available") {
      return ["@available(", "  *, deprecated, \(end.dropLast())", ")"]
    }
    return end.hasSuffix(" }") ? [head, "  \(end.dropLast(2))", "}"] : [head, "  \(end)"]
  }

  private static let classes: Set = [
    "UIAccessibility", "UIApplication", "UICollectionView", "UICollectionViewFlowLayout",
    "UINavigationController", "UISegmentedControl", "UISplitViewController", "UITableView",
    "UITextField", "UIView",
  ]

  /// The generated list of the old names that are not types, which `tactus doctor` knows.
  ///
  /// - Throws: An error if a file cannot be read.
  static func names(_ modules: [String]) throws -> String {
    let functions = try String(
      contentsOfFile: "Sources/Frameworks/UIKit/OldSpellings/OldFunctions.swift", encoding: .utf8)
    let written = functions.matches(of: /public func (\w+)/).map { String($0.1) }
    let names = try modules.flatMap { try Self($0).rows }
      .filter { ["value", "function"].contains($0[0]) }.map { $0[1] }
    let lines = (names + written).sorted().map { "    \"\($0)\"," }.joined(separator: "\n")
    return """
      // Made by `swift run generate-tables` of Data/OldSpellings and OldFunctions.swift.
      // Do not edit.

      /// The constants and functions that had other names before Swift 4.2.
      enum OldSpellings {
        /// The old names.
        static let names: Set<String> = [
      \(lines)
        ]
      }

      """
  }
}
