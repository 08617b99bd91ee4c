/// The values directly within an array or an object, in the order of the text.
public struct JSONChildren: Sequence, IteratorProtocol, Sendable {
  private let tree: JSONTree
  private var index: Int
  private let end: Int

  init(_ value: JSONValue, of kind: JSONValue.Kind?) {
    tree = value.tree
    index = value.index + 1
    end = value.kind == kind ? Int(value.node.next) : index
  }

  /// The next value.
  public mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    defer { index = Int(tree.nodes[index].next) }
    return JSONValue(tree, index)
  }
}

extension JSONValue {
  /// No values at all, for a reader that found none where it looked.
  public var noElements: JSONChildren { JSONChildren(self, of: nil) }
}
