// Protocols that require `init()`, to which extensions make classes of other modules conform:
// `extension NSObject: Buildable {}`. On an iPhone the initializer of such a class need not be
// required for it.
extension ModuleInterface {
  /// Returns the protocols of modules whose requirement `init()` a class of another module
  /// satisfies in one of their extensions.
  func protocolsThatCreate(_ interfaces: [FileInterface]) -> Set<String> {
    let creating = interfaces.reduce(into: Set<String>()) { $0.formUnion($1.creatingProtocols) }
    guard !creating.isEmpty else { return [] }
    let extended = Set(interfaces.flatMap { $0.conformances.keys }).map(canonical).filter {
      classes[$0] == nil && isObject($0)
    }
    return Set(extended.flatMap { protocols(of: $0) }).intersection(creating)
  }

  /// Returns whether a type has to declare the function that replaces `init()`: its own declaration
  /// or extension adopts a protocol of ``createdProtocols``, and it is no subclass of `NSObject`.
  ///
  /// It may be a type of another module, such as `CGPoint`.
  ///
  /// - Parameters:
  ///   - type: The full name of the type.
  ///   - adopted: The protocols of the declaration or extension.
  func needsCreator(_ type: String, adopting adopted: [String]) -> Bool {
    guard !createdProtocols.isEmpty, type != "NSObject",
      !isObject(type), protocols[type] == nil
    else { return false }
    let above = Set(superclassChain(of: type).dropFirst().flatMap { protocols(of: $0) })
    // Of several declarations that adopt such a protocol, the first has the function.
    let all = (classes[type]?.inherited ?? values[type] ?? []) + (conformances[type] ?? [])
    let first = all.first { name in
      refined([name]).contains { createdProtocols.contains($0) && !above.contains($0) }
    }
    return first.map(adopted.contains) ?? false
  }

  /// Returns whether a class is a subclass of `NSObject`, also on Linux.
  private func isObject(_ type: String) -> Bool {
    let names = superclassNames(of: type)
    return names.last == "NSObject" || names.contains(where: Self.systemObjects.contains)
  }

  /// The subclasses of `NSObject` with an initializer without arguments that the toolchain's
  /// Foundation itself declares.
  private static let systemObjects: Set<String> = [
    "BlockOperation", "ByteCountFormatter", "DateFormatter", "DateIntervalFormatter",
    "EnergyFormatter", "Formatter", "HTTPCookieStorage", "ISO8601DateFormatter", "LengthFormatter",
    "MassFormatter", "MeasurementFormatter", "NSArray", "NSAttributedString", "NSCache",
    "NSCharacterSet", "NSCondition", "NSConditionLock", "NSCountedSet", "NSData",
    "NSDateComponents", "NSDictionary", "NSIndexSet", "NSLock", "NSMutableArray",
    "NSMutableAttributedString", "NSMutableCharacterSet", "NSMutableData", "NSMutableDictionary",
    "NSMutableIndexSet", "NSMutableOrderedSet", "NSMutableSet", "NSMutableString", "NSOrderedSet",
    "NSRecursiveLock", "NSSet", "NSString", "NSURLComponents", "NSUUID",
    "NumberFormatter", "Operation", "OperationQueue", "PersonNameComponentsFormatter", "Pipe",
    "Process", "Progress", "Thread", "URLCache", "URLSessionConfiguration", "UserDefaults",
  ]

  /// Returns protocols and those that they refine, in canonical names.
  private func refined(_ names: [String]) -> Set<String> {
    var todo = names.flatMap(Self.parts)
    var seen: Set<String> = []
    while let next = todo.popLast() {
      let name = canonical(next)
      if seen.insert(name).inserted { todo += protocols[name] ?? [] }
    }
    return seen
  }
}
