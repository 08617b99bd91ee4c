// Protocols that require `init()`, or an initializer with arguments, to which extensions make
// classes of other modules conform: `extension NSObject: Buildable {}`. On an iPhone the
// initializer of such a class, which Objective-C declares, need not be required for it.
//
// - Source: the compiler's public source, which demands a required initializer unless it is
//   imported or a protocol's extension declares it. Confidence: documented.
extension ModuleInterface {
  /// Returns the protocols of modules whose requirement `init()` a class of another module
  /// satisfies in one of their extensions.
  func protocolsThatCreate(_ interfaces: [FileInterface]) -> Set<String> {
    let creating = interfaces.reduce(into: Set<String>()) { $0.formUnion($1.creatingProtocols) }
    guard !creating.isEmpty else { return [] }
    return adopted(in: interfaces, by: isObject).intersection(creating)
  }

  /// Returns the other initializers that protocols of modules require and that a class of another
  /// module has, by protocol.
  ///
  /// A requirement that a protocol's extension satisfies needs no initializer of the class.
  func creations(in interfaces: [FileInterface]) -> [String: [FileInterface.RequiredInitializer]] {
    let required = interfaces.flatMap(\.creations)
    guard !required.isEmpty else { return [:] }
    let adopted = adopted(in: interfaces, by: isForeignClass)
    let added = interfaces.reduce(into: Set<String>()) { $0.formUnion($1.addedInitializers) }
      .compactMap { name -> (type: String, labels: Substring)? in
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let type = canonical(String(name[..<dot]))
        return protocols[type] == nil ? nil : (type, name[name.index(after: dot)...])
      }
    let missing = required.filter { item in
      adopted.contains(item.owner)
        && !added.contains { type, labels in
          labels == item.labels
            && (refined([item.owner]).contains(type) || refined([type]).contains(item.owner))
        }
    }
    return Dictionary(grouping: missing, by: \.owner)
  }

  /// Returns the protocols to which extensions make classes of other modules conform.
  private func adopted(in interfaces: [FileInterface], by isClass: (String) -> Bool)
    -> Set<String>
  {
    let extended = Set(interfaces.flatMap { $0.conformances.keys }).map(canonical)
    return Set(extended.filter { classes[$0] == nil && isClass($0) }.flatMap { protocols(of: $0) })
  }

  /// Returns whether a type has to declare the function that replaces `init()`: its own declaration
  /// or extension adopts a protocol of ``createdProtocols``, and it is not a subclass of
  /// `NSObject`.
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
    let first = adoptions(by: type).first { name in
      refined([name]).contains { createdProtocols.contains($0) && !above.contains($0) }
    }
    return first.map(adopted.contains) ?? false
  }

  /// Returns the other initializers that functions of a type replace, because its declaration or
  /// extension adopts protocols of ``creations``.
  ///
  /// - Parameters:
  ///   - type: The full name of the type, which may be one of another module.
  ///   - adopted: The protocols of the declaration or extension.
  func creations(of type: String, adopting adopted: [String]) -> [FileInterface.RequiredInitializer]
  {
    guard !creations.isEmpty, !adopted.isEmpty, protocols[type] == nil else { return [] }
    let above = Set(superclassNames(of: type).dropFirst().flatMap { protocols(of: $0) })
    let all = adoptions(by: type)
    return refined(adopted).sorted().filter { name in
      // Of several declarations that adopt such a protocol, the first has the function.
      let first = creations[name] == nil ? nil : all.first { refined([$0]).contains(name) }
      return first.map(adopted.contains) == true && !above.contains(name)
    }.flatMap { creations[$0] ?? [] }
  }

  /// Returns whether an extension makes a framework's class on the main actor conform to a
  /// protocol, which in Swift 6 then is on the main actor itself, if only by one that it refines.
  func isOnMainActor(creating name: String) -> Bool {
    conformances.contains { type, adopted in
      classes[type] == nil && FrameworkClasses.isOnMainActor(type)
        && adopted.contains { !$0.hasPrefix("@") && refined([$0]).contains(name) }
    }
  }

  /// Returns whether a type is a class of another module, which Objective-C declares on an iPhone.
  func isForeignClass(_ type: String) -> Bool {
    guard classes[type] == nil, values[type] == nil, protocols[type] == nil else { return false }
    return isObject(type) || Self.foundationClasses.contains(type)
      || type.hasPrefix("NS") && !type.contains(".") && !Self.foundationValues.contains(type)
  }

  /// Returns the types that the declarations and extensions of a type adopt, in order.
  private func adoptions(by type: String) -> [String] {
    (classes[type]?.inherited ?? values[type] ?? []) + (conformances[type] ?? [])
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

  /// The other classes of the toolchain's Foundation without the prefix of Objective-C.
  private static let foundationClasses: Set<String> = [
    "Bundle", "CachedURLResponse", "FileHandle", "FileManager", "HTTPCookie", "HTTPURLResponse",
    "InputStream", "NotificationCenter", "OutputStream", "Port", "RunLoop", "Scanner", "Stream",
    "Timer", "URLCredential", "URLProtectionSpace", "URLProtocol", "URLResponse", "URLSession",
    "XMLParser",
  ]

  /// The types of Foundation with that prefix that are not classes.
  private static let foundationValues: Set<String> = [
    "NSAffineTransformStruct", "NSDecimal", "NSEdgeInsets", "NSErrorPointer",
    "NSFastEnumerationIterator", "NSFetchRequestResult", "NSInteger", "NSKeyValueChange",
    "NSObjectProtocol", "NSPoint", "NSRange", "NSRangePointer", "NSRect", "NSSize",
    "NSTextAlignment",
    "NSUInteger", "NSUnderlineStyle", "NSWritingDirection", "NSZone",
  ]

  /// Returns protocols and those that they refine, in canonical names.
  private func refined(_ names: [String]) -> Set<String> {
    var todo = names.flatMap(Self.protocols)
    var seen: Set<String> = []
    while let next = todo.popLast() {
      let name = canonical(next)
      if seen.insert(name).inserted { todo += (protocols[name] ?? []).flatMap(Self.protocols) }
    }
    return seen
  }

  /// Returns the protocols that `&` joins, without attributes such as `@preconcurrency`.
  private static func protocols(of adopted: String) -> [String] {
    parts(of: adopted.split(separator: " ").filter { !$0.hasPrefix("@") }.joined(separator: " "))
  }
}
