import PhoneTesting
import TactusPhone
import UIKit

/// A screen, and what others have heard of it with flicks from the first element to the last.
@MainActor
struct SpokenFactScreen {
  /// An element as it is heard: its text, and its hint.
  struct Fact: ExpressibleByStringLiteral {
    var text: String
    var hint: String?

    init(_ text: String, hint: String? = nil) { (self.text, self.hint) = (text, hint) }
    init(stringLiteral text: String) { self.init(text) }
  }

  /// The name.
  let name: String
  /// Each element in the order in which it is heard.
  let facts: [Fact]
  /// The model of the phone.
  let model: PhoneModel
  /// Whether the phone's language is read from right to left.
  let isMirrored: Bool
  /// Returns the controller of the window.
  let root: @MainActor () -> UIViewController

  init(
    _ name: String, _ facts: [Fact], model: PhoneModel = .iPhone7, isMirrored: Bool = false,
    root: @escaping @MainActor () -> UIViewController
  ) {
    (self.name, self.facts, self.model, self.isMirrored) = (name, facts, model, isMirrored)
    self.root = root
  }

  /// Describes a screen of views one below the other.
  init(_ name: String, _ facts: [Fact], views: @escaping @MainActor () -> [UIView]) {
    self.init(name, facts) { SpokenScreen.column(of: views()) }
  }

  /// Describes a screen of views with places of their own.
  init(
    _ name: String, placing facts: [Fact], model: PhoneModel = .iPhone7, isMirrored: Bool = false,
    views: @escaping @MainActor () -> [UIView]
  ) {
    self.init(name, facts, model: model, isMirrored: isMirrored) {
      let root = UIViewController()
      for view in views() { root.view.addSubview(view) }
      return root
    }
  }

  /// Returns what differs from the facts: nothing for a fact that holds.
  func differences() -> [String] {
    let heard = heard()
    guard heard.count == facts.count else {
      return ["\(name): \(heard.map(\.text)), not \(facts.map(\.text))"]
        + [String](repeating: name, count: max(0, facts.count - 1))
    }
    return zip(heard, facts).compactMap { found, fact in
      let isSame = Self.words(found.text) == Self.words(fact.text)
      let isHintSame = Self.words(found.hint ?? "") == Self.words(fact.hint ?? "")
      guard !isSame || !isHintSame else { return nil }
      let hints = "(\(found.hint ?? "no hint"), not \(fact.hint ?? "one"))"
      return "\(name): “\(found.text)”, not “\(fact.text)” \(hints)"
    }
  }

  // MARK: Internals

  /// Returns what is heard of each element, with its hint.
  private func heard() -> [Fact] {
    let screen = SpokenScreen(model: model, isMirrored: isMirrored, root: root)
    let phone = screen.phone
    phone.voiceOver.perform(.first)
    var heard: [Fact] = []
    // The first element is spoken as VoiceOver begins, too.
    var start = phone.speechLog.count - 1
    guard phone.speechLog.last?.utterance.kind == .element else { return [] }
    while heard.count < 100 {
      phone.wait(15)
      let log = phone.speechLog[start...]
      let hint = log.last { $0.utterance.kind == .hint }
      heard.append(Fact(log.first?.text ?? "", hint: hint?.text))
      start = phone.speechLog.count
      phone.voiceOver.flick(isMirrored ? .left : .right)
      guard phone.speechLog.count > start else { break }
    }
    return heard
  }

  /// The words without the punctuation and the capitals that only writing has.
  private static func words(_ text: String) -> [Substring] {
    text.lowercased().filter { !".,:".contains($0) }.split(separator: " ")
  }
}
