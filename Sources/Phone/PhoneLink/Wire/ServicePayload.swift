import TactusJSON

/// A value that the payload of a service's message holds.
public protocol ServicePayload: Sendable {
  /// Returns the JSON members of the value.
  ///
  /// - Throws: `LinkError.malformed` for a text that is too long.
  func payloadFields() throws(LinkError) -> String

  /// Decodes a value; unknown members are ignored.
  ///
  /// - Throws: `LinkError.malformed`.
  init(_ fields: WireFields) throws(LinkError)
}

extension ServicePayload {
  /// Returns the payload.
  ///
  /// - Throws: `LinkError.malformed` for a text that is too long.
  public func payload() throws(LinkError) -> String { "{\(try payloadFields())}" }

  /// Decodes a payload.
  ///
  /// - Throws: `LinkError.malformed`.
  public init(payload: String) throws(LinkError) {
    let tree: JSONTree
    do throws(SourceTextError) {
      tree = try JSONTree(SourceText(name: "payload", bytes: Array(payload.utf8)))
    } catch {
      throw .malformed
    }
    guard tree.root.kind == .object else { throw .malformed }
    try self.init(WireFields(tree.root))
  }
}
