import TactusHapticPatterns
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes

/// A condition that a script expects at a point of a run.
public enum Expectation: Sendable, Equatable {
  /// An element is on the screen with a value, or is not on the screen.
  case element(TouchTarget, value: String?, isThere: Bool)
  /// Exactly these haptics were felt, in this order, since the last expectation of haptics.
  case haptics([String])
  /// The number of haptics felt since the last expectation of haptics.
  case hapticCount(Int)
  /// A dynamic parameter that the app sent to its players has a value at this time.
  case parameter(DynamicParameter.ID, Float)
  /// Exactly these announcements were made, in this order, since the last expectation of them.
  case announcements([String])
  /// Exactly these URLs were to be opened, in this order, since the last expectation of them.
  case openings([String])
  /// Exactly these texts were copied to the general pasteboard, in this order, since the last
  /// expectation of them; an empty text is an emptied pasteboard.
  case copies([String])
  /// Exactly these commands were sent to apps by the remote control, in this order, since the last
  /// expectation of them.
  case commands([String])

  /// Exactly these texts were spoken by VoiceOver, in this order, since the last expectation of
  /// them; hints are left out.
  case speech([String])

  /// The word of the notes that the expectation refers to.
  var noteWord: String {
    switch self {
    case .openings: "wants-opened"
    case .copies: "copied"
    case .commands: "remote-command"
    case .speech: "spoke"
    default: "announced"
    }
  }

  /// Returns a description of the failure; `nil` if the expectation is met.
  ///
  /// - Parameters:
  ///   - elements: The elements of the app in front.
  ///   - haptics: The haptics felt since the last expectation.
  ///   - found: The announcements, the opened URLs, or the copied texts, since the last
  ///     expectation.
  ///   - parameter: Returns the value of a dynamic parameter at this time.
  func failureMessage(
    _ elements: [ScreenElement], _ haptics: [HapticLogEntry], found: [String] = [],
    parameter: (DynamicParameter.ID) -> Float = { $0.defaultValue }
  ) -> String? {
    switch self {
    case .element(let target, let value, let isThere):
      let found = elements.filter { target.names($0) && !$0.isHidden }
      guard isThere else {
        return found.isEmpty ? nil : "expected no element with \(target.description), found one"
      }
      if found.isEmpty {
        return "expected an element with \(target.description), found none"
          + target.hint(among: target.names(in: elements))
      }
      guard let value else { return nil }
      if found.contains(where: { $0.value == value }) { return nil }
      let values = found.map { $0.value.map { "“\($0)”" } ?? "none" }
      return "expected the value “\(value)” of \(target.description), found "
        + values.joined(separator: ", ")
    case .haptics(let names):
      let felt = haptics.map(\.name)
      if felt == names { return nil }
      return "expected the haptics \(Self.list(names)), found \(Self.list(felt))"
    case .hapticCount(let count):
      if haptics.count == count { return nil }
      return "expected \(count) haptics, found \(haptics.count): \(Self.list(haptics.map(\.name)))"
    case .parameter(let id, let value):
      let present = parameter(id)
      if abs(present - value) <= Self.tolerance { return nil }
      return "expected \(id.rawValue) to be \(value), found \(present)"
    case .announcements(let texts):
      if found == texts { return nil }
      return "expected the announcements \(Self.list(texts)), found \(Self.list(found))"
    case .openings(let urls):
      if found == urls { return nil }
      return "expected the opened URLs \(Self.list(urls)), found \(Self.list(found))"
    case .copies(let texts):
      if found == texts { return nil }
      return "expected the copied texts \(Self.list(texts)), found \(Self.list(found))"
    case .commands(let names):
      if found == names { return nil }
      return "expected the remote commands \(Self.list(names)), found \(Self.list(found))"
    case .speech(let texts):
      if found == texts { return nil }
      return "expected the speech \(Self.list(texts)), found \(Self.list(found))"
    }
  }

  /// The difference at which values of a parameter count as equal.
  ///
  /// - Source: ours; a point between two of a curve is not exact. Confidence: guess.
  private static let tolerance: Float = 0.001

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

extension HapticLogEntry {
  /// The word for the haptic in scripts.
  public var name: String { feedback?.rawValue ?? "pattern" }
}
