// Core Foundation's functions for property lists, by Foundation's (ObjectiveC.FO52).

/// The format of a property list.
public enum CFPropertyListFormat: CFIndex, Sendable {
  /// The text of OpenStep, which can be read only.
  case openStepFormat = 1
  /// XML.
  case xmlFormat_v1_0 = 100
  /// Bytes.
  case binaryFormat_v1_0 = 200
}

/// Returns the property list of data; `nil` for other data.
///
/// - Parameters:
///   - allocator: Ignored.
///   - data: The data, in any format.
///   - options: The raw value of `CFPropertyListMutabilityOptions`; 0 for none.
///   - format: Receives the format; nil for none.
///   - error: Receives the error; nil for none.
public func CFPropertyListCreateWithData(
  _ allocator: CFAllocator!, _ data: CFData!, _ options: CFOptionFlags,
  _ format: UnsafeMutablePointer<CFPropertyListFormat>!,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Unmanaged<CFPropertyList>! {
  do {
    var found = PropertyListSerialization.PropertyListFormat.xml
    let list = try PropertyListSerialization.propertyList(
      from: data ?? CFData(), options: .init(rawValue: options), format: &found)
    if let format { format.pointee = CFPropertyListFormat(found) }
    return .passRetained(list as AnyObject)
  } catch let failure {
    if let error { error.pointee = .passRetained(failure as NSError) }
    return nil
  }
}

/// Returns the data of a property list; `nil` for another value.
///
/// - Parameters:
///   - allocator: Ignored.
///   - propertyList: The property list.
///   - format: The format, `xmlFormat_v1_0` or `binaryFormat_v1_0`.
///   - options: No options: 0.
///   - error: Receives the error; nil for none.
public func CFPropertyListCreateData(
  _ allocator: CFAllocator!, _ propertyList: CFPropertyList!, _ format: CFPropertyListFormat,
  _ options: CFOptionFlags, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Unmanaged<CFData>! {
  guard let propertyList, format != .openStepFormat, CFPropertyListIsValid(propertyList, format)
  else {
    if let error { error.pointee = .passRetained(CocoaError(.propertyListWriteInvalid) as NSError) }
    return nil
  }
  do {
    return .passRetained(
      try PropertyListSerialization.data(
        fromPropertyList: propertyList, format: format.counterpart, options: 0))
  } catch let failure {
    if let error { error.pointee = .passRetained(failure as NSError) }
    return nil
  }
}

/// Returns whether a value is a property list that a format can have.
public func CFPropertyListIsValid(_ plist: CFPropertyList!, _ format: CFPropertyListFormat) -> Bool
{
  guard let plist else { return false }
  return PropertyListSerialization.propertyList(plist, isValidFor: format.counterpart)
}

extension CFPropertyListFormat {
  fileprivate init(_ format: PropertyListSerialization.PropertyListFormat) {
    switch format {
    case .openStep: self = .openStepFormat
    case .xml: self = .xmlFormat_v1_0
    case .binary: self = .binaryFormat_v1_0
    @unknown default: self = .xmlFormat_v1_0
    }
  }

  fileprivate var counterpart: PropertyListSerialization.PropertyListFormat {
    switch self {
    case .openStepFormat: .openStep
    case .xmlFormat_v1_0: .xml
    case .binaryFormat_v1_0: .binary
    }
  }
}
