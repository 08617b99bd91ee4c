// Core Foundation's names for what Foundation's values are on an iPhone. Linux Foundation has none
// of them, and they are needed where an app writes `as CFArray`.

/// Text, as Core Foundation calls it.
public typealias CFString = String
/// Several things in order, as Core Foundation calls them.
public typealias CFArray = [Any]
/// Things found by keys, as Core Foundation calls them.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes, as Core Foundation calls them.
public typealias CFData = Data
