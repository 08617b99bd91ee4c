import Foundation

/// The arrangements of audio channels as Swift constants.
struct AudioChannelLayoutTable {
  private static let file = "Data/AudioChannelLayouts.tsv"

  /// An arrangement.
  private struct Row {
    var name: String
    /// The number, and the number of channels; nil for another name of an arrangement.
    var tag: (number: Int, channels: Int)?
    /// The arrangement that is the same; nil for one with a number of its own.
    var same: String?
    var text: String
  }

  private let rows: [Row]

  init() throws {
    rows = try String(contentsOfFile: Self.file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(Self.row)
    for row in rows where channels(row.name) == nil { throw Self.error("unknown: \(row.name)") }
  }

  private static func row(_ line: Substring) throws -> Row {
    let cells = line.split(separator: "\t").map(String.init)
    let value = cells.count == 3 ? cells[1].split(separator: " ").map(String.init) : []
    guard value.count == 2 else { throw error("expected name, tag and text: \(line)") }
    if value[0] == "=" { return Row(name: cells[0], same: value[1], text: cells[2]) }
    guard let number = Int(value[0]), let channels = Int(value[1]) else {
      throw error("expected two numbers: \(line)")
    }
    return Row(name: cells[0], tag: (number, channels), text: cells[2])
  }

  /// The generated file.
  var swift: String {
    """
    // Made by `swift run generate-tables` of \(Self.file), which names its source.
    // Do not edit.

    \(rows.map(declaration).joined(separator: "\n"))

    """
  }

  private func declaration(_ row: Row) -> String {
    let value: String =
      if let same = row.same {
        "kAudioChannelLayoutTag_\(same)"
      } else if let (number, channels) = row.tag {
        channels == 0 ? "\(number) << 16" : "(\(number) << 16) | \(channels)"
      } else {
        ""
      }
    let head = "public let kAudioChannelLayoutTag_\(row.name): AudioChannelLayoutTag ="
    let separator = head.count + 1 + value.count > 100 ? "\n  " : " "
    return "/// \(description(row))\n\(head)\(separator)\(value)"
  }

  private func description(_ row: Row) -> String {
    guard !row.text.hasSuffix("."), let channels = channels(row.name) else { return row.text }
    let count = Self.words.indices.contains(channels) ? Self.words[channels] : "\(channels)"
    return "\(count) \(channels == 1 ? "channel" : "channels"): \(row.text)."
  }

  /// Returns the number of channels of an arrangement; nil for an unknown one.
  private func channels(_ name: String) -> Int? {
    rows.first { $0.name == name }.flatMap { row in
      row.tag?.channels ?? row.same.flatMap(channels)
    }
  }

  private static let words = [
    "No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven",
    "Twelve",
  ]

  private static func error(_ text: String) -> CocoaError {
    CocoaError(
      .coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: "\(file): \(text)"])
  }
}
