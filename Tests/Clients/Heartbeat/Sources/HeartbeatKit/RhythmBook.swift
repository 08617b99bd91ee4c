import UIKit
import UniformTypeIdentifiers

/// The rhythms that one can choose, with a word about each.
public struct RhythmBook {
  private let notes = [
    "Resting": "**60** a minute", "Running": "**140** a minute, *briskly*", "Asleep": "slow",
  ]

  public init() {}

  public var names: [String] { notes.keys.sorted() }

  /// The rhythms of which a name begins with what somebody writes, however they write it.
  public func names(beginningWith text: String) -> [String] {
    let predicate = NSPredicate(format: "SELF BEGINSWITH[cd] %@", text)
    return (names as NSArray).filtered(using: predicate) as? [String] ?? []
  }

  /// What is said of a rhythm.
  public func note(of name: String) throws -> AttributedString {
    try AttributedString(markdown: notes[name] ?? "")
  }

  /// A rhythm to be dragged elsewhere.
  public func itemProvider(of name: String) -> NSItemProvider {
    let provider = NSItemProvider(object: name as NSString)
    provider.suggestedName = name
    return provider
  }

  public func canTake(_ provider: NSItemProvider) -> Bool {
    provider.hasItemConformingToTypeIdentifier(UTType.text.identifier)
  }
}
