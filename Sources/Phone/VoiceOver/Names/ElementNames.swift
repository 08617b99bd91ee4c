import TactusPhoneLink

/// The names that the user has given to the elements of an app (VoiceOver.LB1).
public struct ElementNames: Sendable, Equatable {
  /// No names.
  public init() {}

  /// The element that a name belongs to: it is found again by its class and its identifier, else by
  /// its own label, else by its place and size.
  public struct Key: Sendable, Hashable {
    let kind: String
    let text: String

    init(kind: String, text: String) { (self.kind, self.text) = (kind, text) }

    /// Describes an element as the app has sent it.
    public init(_ element: ScreenElement) {
      kind = element.kind.spoken
      if let identifier = element.identifier, !identifier.isEmpty {
        text = "id \(identifier.spoken)"
      } else if let label = element.label, !label.isBlank {
        text = "label \(label.spoken)"
      } else {
        let numbers = [element.x, element.y, element.width, element.height]
        text = "at " + numbers.map { "\($0.rounded())" }.joined(separator: " ")
      }
    }
  }

  /// Creates names from the texts that describe them.
  ///
  /// - Parameter texts: The texts, as `texts` returns them.
  /// - Returns: `nil` if a text is none of an element and its name.
  public init?(texts: [String]) {
    for text in texts {
      let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { return nil }
      let key = Key(kind: parts[0], text: parts[1])
      set(parts[2], for: key)
      guard self[key] == parts[2] else { return nil }
    }
  }

  // MARK: Observing

  /// The names as texts, the first one first: the class, what the element is known by, and the
  /// name, separated by tabs.
  public var texts: [String] {
    order.map { "\($0.kind)\t\($0.text)\t\(names[$0] ?? "")" }
  }

  /// Whether there is no name.
  public var isEmpty: Bool { names.isEmpty }

  /// Returns the name of an element; `nil` for none.
  public subscript(_ key: Key) -> String? { names[key] }

  // MARK: Doing

  /// Gives an element a name, or takes it away for a blank one; of too many names the first are
  /// forgotten.
  public mutating func set(_ name: String, for key: Key) {
    names[key] = nil
    order.removeAll { $0 == key }
    let name = name.spoken
    guard !name.isEmpty else { return }
    names[key] = name
    order.append(key)
    guard order.count > VoiceOverConstants.maximumNames else { return }
    names[order.removeFirst()] = nil
  }

  /// Replaces the label of an element that has a name; returns its key if it has one.
  func apply(to element: inout ScreenElement) -> Key? {
    let key = Key(element)
    guard element.isAccessible, let name = names[key] else { return nil }
    (element.label, element.labelParts) = (name, [])
    return key
  }

  // MARK: Internals

  private var names: [Key: String] = [:]
  /// The elements with names, that named last at the end.
  private var order: [Key] = []
}
