import Phone
import PhoneHardware
import PhoneLink

/// Something that has to be so at a moment of a run.
public enum Expectation: Sendable, Equatable {
  /// An element is there, or is not.
  case element(TouchTarget, value: String?, isThere: Bool)
  /// These haptics were felt since this was expected the last time, in this order and no others.
  case haptics([String])
  /// So many haptics were felt since this was expected the last time.
  case hapticCount(Int)
  /// The app had people told this since this was expected the last time, and nothing else.
  case announcements([String])
  /// The app wanted these addresses opened since this was expected the last time, and no others.
  case openings([String])

  /// The word of the notes that it is about.
  var noteWord: String {
    if case .openings = self { "wants-opened" } else { "announced" }
  }

  /// Why it is not so; `nil` where it is.
  ///
  /// - Parameters:
  ///   - elements: What the app in front shows.
  ///   - haptics: What was felt since the last time.
  ///   - said: What the app wanted said, or opened, since the last time.
  func objection(
    _ elements: [ScreenElement], _ haptics: [HapticLogEntry], said: [String] = []
  ) -> String? {
    switch self {
    case .element(let target, let value, let isThere):
      let found = elements.filter { target.names($0) && !$0.isHidden }
      guard isThere else {
        return found.isEmpty ? nil : "expected nothing with \(target.description), found some"
      }
      if found.isEmpty { return "expected something with \(target.description), found nothing" }
      guard let value else { return nil }
      if found.contains(where: { $0.value == value }) { return nil }
      let values = found.map { $0.value.map { "“\($0)”" } ?? "none" }
      return "expected the value “\(value)” of \(target.description), found "
        + values.joined(separator: ", ")
    case .haptics(let names):
      let felt = haptics.map(\.name)
      if felt == names { return nil }
      return "expected to feel \(Self.list(names)), felt \(Self.list(felt))"
    case .hapticCount(let count):
      if haptics.count == count { return nil }
      return "expected to feel \(count), felt \(haptics.count): \(Self.list(haptics.map(\.name)))"
    case .announcements(let texts):
      if said == texts { return nil }
      return "expected to hear \(Self.list(texts)), heard \(Self.list(said))"
    case .openings(let urls):
      if said == urls { return nil }
      return "expected \(Self.list(urls)) to be wanted opened, found \(Self.list(said))"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }
}

extension HapticLogEntry {
  /// The word that scripts use for what was asked for.
  public var name: String { feedback?.rawValue ?? "pattern" }
}
