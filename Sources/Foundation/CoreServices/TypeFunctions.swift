import UniformTypeIdentifiers

/// Returns the identifier of the type with a tag, such as a file extension; `nil` without one.
///
/// - Parameters:
///   - inTagClass: The class of the tag.
///   - inTag: The tag.
///   - inConformingToUTI: The type that the result conforms to; `nil` for any data.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedValue<CFString>? {
  types(inTagClass, inTag, inConformingToUTI).first.map { UnmanagedValue($0.identifier) }
}

/// Returns the identifiers of all types with a tag, the preferred one first; `nil` without one.
///
/// - Parameters:
///   - inTagClass: The class of the tag.
///   - inTag: The tag.
///   - inConformingToUTI: The type that the results conform to; `nil` for any data.
public func UTTypeCreateAllIdentifiersForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedValue<CFArray>? {
  let found = types(inTagClass, inTag, inConformingToUTI)
  return found.isEmpty ? nil : UnmanagedValue(found.map(\.identifier))
}

/// Returns the preferred tag of a type in a class of tags; `nil` if it has none.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> UnmanagedValue<CFString>? {
  tags(inUTI, inTagClass)?.first.map { UnmanagedValue($0) }
}

/// Returns all tags of a type in a class of tags; `nil` if it has none.
public func UTTypeCopyAllTagsWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> UnmanagedValue<CFArray>? {
  tags(inUTI, inTagClass).map { UnmanagedValue($0) }
}

/// Returns whether the system declares a type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI) != nil }

/// Returns whether a type was made of a tag without a declared type.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(importedAs: inUTI).isDynamic }

/// Returns whether a type conforms to another.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let one = UTType(inUTI), let other = UTType(inConformsToUTI) else {
    return UTTypeEqual(inUTI, inConformsToUTI)
  }
  return one.conforms(to: other)
}

/// Returns whether two identifiers are equal, in upper or lower case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}

private func types(_ tagClass: CFString, _ tag: CFString, _ supertype: CFString?) -> [UTType] {
  UTType.types(
    tag: tag, tagClass: UTTagClass(rawValue: tagClass),
    conformingTo: supertype.flatMap { UTType($0) } ?? .data)
}

private func tags(_ identifier: CFString, _ tagClass: CFString) -> [String]? {
  UTType(identifier)?.tags[UTTagClass(rawValue: tagClass)]
}
