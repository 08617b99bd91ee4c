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
  let parent = inConformingToUTI.flatMap { UTType($0) } ?? .data
  let type =
    switch inTagClass {
    case kUTTagClassFilenameExtension: UTType(filenameExtension: inTag, conformingTo: parent)
    case kUTTagClassMIMEType: UTType(mimeType: inTag, conformingTo: parent)
    default: UTType?.none
    }
  return type.map { UnmanagedValue($0.identifier) }
}

/// Returns the preferred tag of a type in a class of tags; `nil` if it has none.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> UnmanagedValue<CFString>? {
  guard let type = UTType(inUTI) else { return nil }
  let tag =
    inTagClass == kUTTagClassMIMEType ? type.preferredMIMEType : type.preferredFilenameExtension
  return tag.map { UnmanagedValue($0) }
}

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
