import Foundation

extension AUParameterNode {
  /// Decodes the names of a node.
  func decodeNames(_ coder: NSCoder) {
    identifier = coder.decodeObject(of: NSString.self, forKey: "identifier").map { "\($0)" } ?? ""
    displayName =
      coder.decodeObject(of: NSString.self, forKey: "displayName").map { "\($0)" } ?? ""
  }

  /// Encodes the names of the node.
  func encodeNames(_ coder: NSCoder) {
    coder.encode(NSString(string: identifier), forKey: "identifier")
    coder.encode(NSString(string: displayName), forKey: "displayName")
  }
}
