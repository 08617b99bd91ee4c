/// A value in a parsed JSON text.
public struct JSONValue: Sendable {
  let tree: JSONTree
  let index: Int

  init(_ tree: JSONTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The type of a value.
  public enum Kind: UInt8, Sendable {
    /// The literal `null`.
    case null
    /// The literal `true`.
    case `true`
    /// The literal `false`.
    case `false`
    /// A number of any size.
    case number
    /// A string.
    case string
    /// An array.
    case array
    /// An object.
    case object
  }

  /// The type of the value.
  public var kind: Kind { node.kind }
  /// The offset of the value's first byte.
  public var offset: Int { Int(node.start) }
  /// The value's source text.
  public var token: String { tree.source.text(Int(node.start)..<Int(node.end)) }

  /// The decoded string, or `nil` if the value is not a string.
  public var string: String? {
    kind == .string ? tree.string(node.start, node.end) : nil
  }

  /// The number, or `nil` if the value is not a number.
  ///
  /// A number beyond the range of `Double` is infinite. The decimal separator is a point in every
  /// locale.
  public var number: Double? { kind == .number ? Double(token) : nil }

  /// The number rounded once to the nearest `Float`, or `nil` if the value is not a number.
  public var float: Float? { kind == .number ? Float(token) : nil }

  /// The Boolean value, or `nil` if the value is neither `true` nor `false`.
  public var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The elements of an array; empty for every other type.
  public var elements: JSONValueSequence { JSONValueSequence(self, of: .array) }
  /// The values of an object, each with its key; empty for every other type.
  public var members: JSONValueSequence { JSONValueSequence(self, of: .object) }

  /// The key, or `nil` outside objects.
  public var key: String? {
    node.keyEnd > 0 ? tree.string(node.keyStart, node.keyEnd) : nil
  }
  /// The offset of the key's opening quote, or of the value if there is no key.
  public var keyOffset: Int { Int(node.keyEnd > 0 ? node.keyStart : node.start) }

  var node: JSONTree.Node { tree.nodes[index] }
}

extension JSONValue.Kind: CustomStringConvertible {
  /// The name of the type in messages, with its article.
  public var description: String {
    switch self {
    case .null: "null"
    case .true, .false: "a Boolean value"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONTree {
  /// Returns the decoded text of a string's token.
  func string(_ start: UInt32, _ end: UInt32) -> String {
    escapedStrings[start] ?? source.text(Int(start) + 1..<Int(end) - 1)
  }
}
