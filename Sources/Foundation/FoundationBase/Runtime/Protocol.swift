/// A protocol as a value: `P.self`.
///
/// On an iPhone it is a class, here the protocol's type; equal protocols are equal, but it cannot
/// be a key of a dictionary (ObjectiveC.RT3).
public typealias Protocol = any Any.Type

/// Returns a protocol's name as in Objective-C: its own name alone for one of Apple's frameworks,
/// and otherwise with that of its module (ObjectiveC.RT3).
public func NSStringFromProtocol(_ proto: Protocol) -> String {
  let name = String(reflecting: proto)
  guard let point = name.firstIndex(of: "."), ClassNames.isFramework(name[..<point]) else {
    return name
  }
  return String(name[name.index(after: point)...])
}

/// Returns the protocol with a name that has its module; nil for none (ObjectiveC.RT3).
public func NSProtocolFromString(_ namestr: String) -> Protocol? {
  let parts = namestr.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
  // The mangling of the type of values that conform to the protocol.
  return _typeByName(parts.map { "\($0.utf8.count)\($0)" }.joined() + "_p")
}

/// Returns the protocol with a name.
public func objc_getProtocol(_ name: UnsafePointer<CChar>) -> Protocol? {
  NSProtocolFromString(String(cString: name))
}

/// Returns the name of a protocol, which stays valid.
public func protocol_getName(_ proto: Protocol) -> UnsafePointer<CChar> {
  constantText(NSStringFromProtocol(proto))
}

/// Returns whether two protocols are the same.
public func protocol_isEqual(_ proto: Protocol?, _ other: Protocol?) -> Bool { proto == other }

/// Returns the protocols to which a class itself conforms, of those that only classes can conform
/// to (ObjectiveC.RT3); nil if there are none.
///
/// - Parameter outCount: Receives the number of protocols.
/// - Returns: The protocols by name, whose memory the caller frees with `free`.
public func class_copyProtocolList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> AutoreleasingUnsafeMutablePointer<Protocol>? {
  let all = cls.map { LoadedConformances.protocols(of: $0) } ?? []
  let found = all.compactMap(ProtocolParts.type).map { (name: NSStringFromProtocol($0), type: $0) }
    // Protocols of the lowering are not part of the app.
    .filter { !$0.name.split(separator: ".").contains { $0.hasPrefix("_") } }
    .sorted { $0.name < $1.name }
  outCount?.pointee = UInt32(found.count)
  guard !found.isEmpty else { return nil }
  let list = UnsafeMutablePointer<Protocol>.allocate(capacity: found.count)
  for (index, item) in found.enumerated() { (list + index).initialize(to: item.type) }
  return list
}

/// Returns whether a class conforms to a protocol (ObjectiveC.RT3).
///
/// - Parameters:
///   - cls: The class.
///   - proto: The protocol.
public func class_conformsToProtocol(_ cls: AnyClass?, _ proto: Protocol?) -> Bool {
  guard let cls, let proto else { return false }
  return ProtocolParts(proto)?.areConformed(by: cls) ?? false
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns whether the object's class conforms to a protocol (ObjectiveC.RT3).
  public func conforms(to aProtocol: Protocol) -> Bool {
    class_conformsToProtocol(type(of: self), aProtocol)
  }

  /// Returns whether the class conforms to a protocol (ObjectiveC.RT3).
  public static func conforms(to aProtocol: Protocol) -> Bool {
    class_conformsToProtocol(self, aProtocol)
  }
}
