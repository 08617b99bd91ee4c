/// One value within a JSON text.
public struct JSONValue: Sendable {
  let tree: JSONTree
  let index: Int

  init(_ tree: JSONTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  /// What a value is.
  public enum Kind: UInt8, Sendable {
    /// The word `null`.
    case null
    /// The word `true`.
    case `true`
    /// The word `false`.
    case `false`
    /// A number, of any size.
    case number
    /// A text in quotes.
    case string
    /// Values in brackets.
    case array
    /// Keys and values in braces.
    case object
  }

  /// What the value is.
  public var kind: Kind { node.kind }
  /// The offset of the value's first byte.
  public var offset: Int { Int(node.start) }
  /// The value as it is written.
  public var token: String { tree.source.text(Int(node.start)..<Int(node.end)) }

  /// The text of a string; `nil` for every other kind.
  public var string: String? {
    kind == .string ? tree.string(node.start, node.end) : nil
  }

  /// The value of a number; `nil` for every other kind.
  ///
  /// What is too large for a `Double` is infinite. The decimal separator is a point in every
  /// locale.
  public var number: Double? { kind == .number ? Double(token) : nil }

  /// The value of a number, rounded once, to the nearest `Float`; `nil` for every other kind.
  public var float: Float? { kind == .number ? Float(token) : nil }

  /// The value of a truth value; `nil` for every other kind.
  public var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The values of an array; none for every other kind.
  public var elements: JSONChildren { JSONChildren(self, of: .array) }
  /// The values of an object, each with its key; none for every other kind.
  public var members: JSONChildren { JSONChildren(self, of: .object) }

  /// The key before the value; `nil` outside objects.
  public var key: String? {
    node.keyEnd > 0 ? tree.string(node.keyStart, node.keyEnd) : nil
  }
  /// The offset of the key's opening quote; that of the value where it has no key.
  public var keyOffset: Int { Int(node.keyEnd > 0 ? node.keyStart : node.start) }

  var node: JSONTree.Node { tree.nodes[index] }
}

extension JSONValue.Kind: CustomStringConvertible {
  /// What a message calls it, with its article.
  public var description: String {
    switch self {
    case .null: "null"
    case .true, .false: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONTree {
  /// The text of a string's token.
  func string(_ start: UInt32, _ end: UInt32) -> String {
    escapedStrings[start] ?? source.text(Int(start) + 1..<Int(end) - 1)
  }
}
