/// The types of the standard library and of Foundation that sources often name.
enum PlainTypes {
  /// Returns whether a name is that of such a type, or begins as Foundation's names do.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  private static let prefixes = [
    "NS", "CF", "CG", "URL", "Int", "UInt", "XCT", "Unsafe", "Dispatch",
  ]

  /// - Source: The reference of the standard library and of Foundation. Confidence: documented.
  private static let names: Set<String> = [
    "Actor", "AnyClass", "AnyHashable", "AnyIterator", "AnyKeyPath", "AnyObject", "AnySequence",
    "Array", "ArraySlice", "AsyncIteratorProtocol", "AsyncSequence", "AsyncStream",
    "AsyncThrowingStream", "AttributedString", "BidirectionalCollection", "BinaryFloatingPoint",
    "BinaryInteger", "Bool", "Bundle", "ByteCountFormatter", "Calendar", "CancellationError",
    "CaseIterable", "Character", "CharacterSet", "Clock", "ClosedRange", "Codable", "CodingKey",
    "CodingKeys", "Collection", "CommandLine", "Comparable", "ContiguousArray",
    "ContinuousClock", "CustomDebugStringConvertible", "CustomStringConvertible", "Data", "Date",
    "DateComponents", "DateComponentsFormatter", "DateFormatter", "DateInterval", "Decimal",
    "Decodable", "Decoder", "Dictionary", "Double", "Duration", "Encodable", "Encoder",
    "EnumeratedSequence", "Equatable", "Error", "ExpressibleByArrayLiteral",
    "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation",
    "ExpressibleByStringLiteral", "FileHandle", "FileManager", "FixedWidthInteger", "Float",
    "Float32", "Float64", "FloatingPoint", "Formatter", "Hashable", "Hasher", "Host",
    "ISO8601DateFormatter", "Identifiable", "IndexPath", "IndexSet", "Iterator",
    "IteratorProtocol", "JSONDecoder", "JSONEncoder", "JSONSerialization", "KeyPath",
    "LazySequence", "Locale", "LocalizedError", "LosslessStringConvertible", "MainActor",
    "Measurement", "MeasurementFormatter", "Mirror", "MutableCollection", "Never",
    "Notification", "NotificationCenter", "NumberFormatter", "Numeric", "ObjectIdentifier",
    "Observation", "OperationQueue", "Operation", "OptionSet", "Optional", "PartialKeyPath",
    "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "Process", "ProcessInfo",
    "Progress", "PropertyListDecoder", "PropertyListEncoder", "RandomAccessCollection",
    "RandomNumberGenerator", "Range", "RangeReplaceableCollection", "RawRepresentable",
    "RawValue", "ReferenceWritableKeyPath", "Regex", "RelativeDateTimeFormatter", "Result",
    "RunLoop", "SIMD2", "SIMD3", "SIMD4", "Scanner", "Selector", "Self", "Sendable", "Sequence",
    "Set", "SetAlgebra", "SignedInteger", "StaticString", "Strideable", "String",
    "StringProtocol", "Subsequence", "Substring", "SuspendingClock", "SystemRandomNumberGenerator",
    "Task", "TaskGroup", "TaskPriority", "TextOutputStream", "Thread", "ThrowingTaskGroup",
    "TimeInterval", "TimeZone", "Timer", "Type", "UUID", "Unicode", "Unit", "UnsignedInteger",
    "UserDefaults", "Void", "WritableKeyPath", "XMLParser", "Zip2Sequence",
  ]
}
