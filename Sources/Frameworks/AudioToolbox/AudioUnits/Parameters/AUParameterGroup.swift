import Foundation
import TactusCrashReports

/// A group of parameters and of further groups.
///
/// Steps AudioUnits.AP1, AudioUnits.AP2. A child is the value of its identifier as a key.
///
/// - Thread: any; nothing in it changes after its creation.
open class AUParameterGroup: AUParameterNode, NSSecureCoding, _KVGet, @unchecked Sendable {
  /// Creates an empty group.
  public override init() { super.init() }

  /// The nodes of the group.
  open private(set) var children: [AUParameterNode] = []

  /// The parameters of the group and its subgroups, in order.
  open var allParameters: [AUParameter] {
    children.flatMap { child in
      if let group = child as? AUParameterGroup { return group.allParameters }
      return (child as? AUParameter).map { [$0] } ?? []
    }
  }

  /// Returns the child with an identifier, or the value of a property.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "children": children
    case "allParameters": allParameters
    case "identifier": identifier
    case "displayName": displayName
    default: children.first { $0.identifier == key } ?? _val(forKey: key)
    }
  }

  // MARK: Archives

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Decodes a group with its children.
  public required init?(coder: NSCoder) {
    super.init()
    decodeNames(coder)
    let classes = [NSArray.self, AUParameterGroup.self, AUParameter.self]
    guard
      let nodes = coder.decodeObject(of: classes, forKey: "children") as? [AUParameterNode],
      Self.fault(of: nodes) == nil
    else { return nil }
    adopt(nodes)
  }

  /// Encodes the group with its children.
  open func encode(with coder: NSCoder) {
    encodeNames(coder)
    coder.encode(NSArray(array: children), forKey: "children")
  }

  // MARK: Internals

  /// Creates a group of nodes.
  init(children: [AUParameterNode]) {
    super.init()
    if let fault = Self.fault(of: children) { programmingError(fault) }
    adopt(children)
  }

  override func makeCopy(addressOffset offset: AUParameterAddress) -> AUParameterNode {
    AUParameterGroup(children: children.map { $0.copy(addressOffset: offset) })
  }

  /// Returns the reason why nodes cannot form a group; `nil` if they can.
  private static func fault(of nodes: [AUParameterNode]) -> String? {
    var names: Set<String> = []
    for node in nodes where !names.insert(node.identifier).inserted {
      return "two nodes of a group have the identifier \"\(node.identifier)\""
    }
    return nil
  }

  private func adopt(_ nodes: [AUParameterNode]) {
    children = nodes
    for node in nodes { node.parent = self }
  }
}
