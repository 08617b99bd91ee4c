import UIKit
import UniformTypeIdentifiers

/// The available rhythms, each with a note.
public struct RhythmList {
  private let notes = [
    "Resting": "**60** a minute", "Running": "**140** a minute, *briskly*", "Asleep": "slow",
  ]

  public init() {}

  public var names: [String] { notes.keys.sorted() }

  /// Returns the names that begin with a text, regardless of case and diacritics.
  public func names(beginningWith text: String) -> [String] {
    let predicate = NSPredicate(format: "SELF BEGINSWITH[cd] %@", text)
    return (names as NSArray).filtered(using: predicate) as? [String] ?? []
  }

  /// Returns the note about a rhythm.
  public func note(of name: String) throws -> AttributedString {
    try AttributedString(markdown: notes[name] ?? "")
  }

  /// Returns an item provider for dragging a rhythm.
  public func itemProvider(of name: String) -> NSItemProvider {
    let provider = NSItemProvider(object: name as NSString)
    provider.suggestedName = name
    return provider
  }

  public func accepts(_ provider: NSItemProvider) -> Bool {
    provider.hasItemConformingToTypeIdentifier(UTType.text.identifier)
  }
}
