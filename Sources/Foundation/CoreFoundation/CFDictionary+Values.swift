// Core Foundation's functions for the keys and values of dictionaries (ObjectiveC.FO52).

/// Creates a dictionary of keys and values, pointers to objects; of equal keys the first one
/// counts.
public func CFDictionaryCreate(
  _ allocator: CFAllocator?, _ keys: UnsafeMutablePointer<UnsafeRawPointer?>!,
  _ values: UnsafeMutablePointer<UnsafeRawPointer?>!, _ numValues: CFIndex,
  _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!,
  _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFDictionary! {
  let dictionary = NSMutableDictionary()
  for index in 0..<numValues {
    CFDictionaryAddValue(dictionary, keys?[index], values?[index])
  }
  return dictionary as? CFDictionary
}

/// Creates a copy of a dictionary.
public func CFDictionaryCreateCopy(_ allocator: CFAllocator?, _ theDict: CFDictionary!)
  -> CFDictionary!
{
  theDict
}

/// Stores pointers to the keys and values of a dictionary, in the same order.
///
/// - Parameters:
///   - theDict: The dictionary.
///   - keys: Memory for as many pointers as the dictionary has entries; nil for none.
///   - values: Memory for as many pointers; nil for none.
public func CFDictionaryGetKeysAndValues(
  _ theDict: CFDictionary!, _ keys: UnsafeMutablePointer<UnsafeRawPointer?>!,
  _ values: UnsafeMutablePointer<UnsafeRawPointer?>!
) {
  for (index, entry) in (theDict ?? [:]).enumerated() {
    if let keys { keys[index] = pointer(to: entry.key.base) }
    if let values { values[index] = pointer(to: entry.value) }
  }
}

/// Returns whether a dictionary contains a value.
public func CFDictionaryContainsValue(_ theDict: CFDictionary!, _ value: UnsafeRawPointer!) -> Bool
{
  CFDictionaryGetCountOfValue(theDict, value) > 0
}

/// Returns how often a dictionary contains a value.
public func CFDictionaryGetCountOfValue(_ theDict: CFDictionary!, _ value: UnsafeRawPointer!)
  -> CFIndex
{
  guard let theDict, let object = object(value) else { return 0 }
  return theDict.values.count { isSame($0, object) }
}

/// Replaces the value of a key that the dictionary has.
public func CFDictionaryReplaceValue(
  _ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) {
  guard let name = object(key) as? NSObject, theDict.object(forKey: name) != nil else { return }
  CFDictionarySetValue(theDict, key, value)
}
