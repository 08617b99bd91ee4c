// The callbacks of collections, which apps pass and which are never called: Swift manages the
// memory.

/// The way in which an array keeps its values; here it always retains them.
public struct CFArrayCallBacks: Sendable {
  /// Creates callbacks.
  public init() {}
}
/// The way in which a dictionary keeps its keys; here it always copies or retains them.
public struct CFDictionaryKeyCallBacks: Sendable {
  /// Creates callbacks.
  public init() {}
}
/// The way in which a dictionary keeps its values; here it always retains them.
public struct CFDictionaryValueCallBacks: Sendable {
  /// Creates callbacks.
  public init() {}
}
/// An array retains its values.
///
/// Unchecked because nobody sets it, as on an iPhone.
nonisolated(unsafe) public var kCFTypeArrayCallBacks = CFArrayCallBacks()
/// A dictionary retains its keys.
///
/// Unchecked because nobody sets it, as on an iPhone.
nonisolated(unsafe) public var kCFTypeDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()
/// A dictionary copies its keys.
///
/// Unchecked because nobody sets it, as on an iPhone.
nonisolated(unsafe) public var kCFCopyStringDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()
/// A dictionary retains its values.
///
/// Unchecked because nobody sets it, as on an iPhone.
nonisolated(unsafe) public var kCFTypeDictionaryValueCallBacks = CFDictionaryValueCallBacks()
