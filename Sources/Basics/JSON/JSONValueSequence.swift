/// The values directly within an array or an object, in the order of the text.
public struct JSONValueSequence: Sequence, IteratorProtocol, Sendable {
  private let tree: JSONTree
  private var index: Int
  private let end: Int

  init(_ value: JSONValue, of kind: JSONValue.Kind?) {
    tree = value.tree
    index = value.index + 1
    end = value.kind == kind ? Int(value.node.next) : index
  }

  /// Returns the next value, or `nil` after the last.
  public mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    defer { index = Int(tree.nodes[index].next) }
    return JSONValue(tree, index)
  }
}

extension JSONValue {
  /// An empty sequence of values.
  public var noElements: JSONValueSequence { JSONValueSequence(self, of: nil) }
}
