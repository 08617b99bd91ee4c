// Core Foundation's collections that can be changed, and sets. Their values are objects, whose
// pointers apps pass as `Unmanaged.passUnretained(object).toOpaque()`.

/// Core Foundation's name of an array that can be changed.
public typealias CFMutableArray = NSMutableArray
/// Core Foundation's name of a dictionary that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// Core Foundation's name of a set.
public typealias CFSet = Set<AnyHashable>
/// Core Foundation's name of a set that can be changed.
public typealias CFMutableSet = NSMutableSet

// MARK: Arrays

/// Creates an empty array that can be changed.
public func CFArrayCreateMutable(
  _ allocator: CFAllocator?, _ capacity: CFIndex, _ callBacks: UnsafePointer<CFArrayCallBacks>!
) -> CFMutableArray! { NSMutableArray() }

/// Creates a copy of an array that can be changed.
public func CFArrayCreateMutableCopy(
  _ allocator: CFAllocator?, _ capacity: CFIndex, _ theArray: CFArray!
) -> CFMutableArray! { NSMutableArray(array: theArray) }

/// Creates an array of objects.
public func CFArrayCreate(
  _ allocator: CFAllocator?, _ values: UnsafeMutablePointer<UnsafeRawPointer?>!,
  _ numValues: CFIndex, _ callBacks: UnsafePointer<CFArrayCallBacks>!
) -> CFArray! { (0..<numValues).compactMap { object(values?[$0]) } }

/// Adds an object at the end.
public func CFArrayAppendValue(_ theArray: CFMutableArray!, _ value: UnsafeRawPointer!) {
  if let object = object(value) { theArray.add(object) }
}

/// Adds an object at an index.
public func CFArrayInsertValueAtIndex(
  _ theArray: CFMutableArray!, _ idx: CFIndex, _ value: UnsafeRawPointer!
) { if let object = object(value) { theArray.insert(object, at: idx) } }

/// Removes the object at an index.
public func CFArrayRemoveValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex) {
  theArray.removeObject(at: idx)
}

/// Removes all objects.
public func CFArrayRemoveAllValues(_ theArray: CFMutableArray!) { theArray.removeAllObjects() }

// MARK: Dictionaries

/// Creates an empty dictionary that can be changed.
public func CFDictionaryCreateMutable(
  _ allocator: CFAllocator?, _ capacity: CFIndex,
  _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!,
  _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFMutableDictionary! { NSMutableDictionary() }

/// Creates a copy of a dictionary that can be changed.
public func CFDictionaryCreateMutableCopy(
  _ allocator: CFAllocator?, _ capacity: CFIndex, _ theDict: CFDictionary!
) -> CFMutableDictionary! { NSMutableDictionary(dictionary: theDict) }

/// Sets the value of a key.
public func CFDictionarySetValue(
  _ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) {
  guard let key = object(key) as? NSObject, let value = object(value) else { return }
  theDict.setObject(value, forKey: key)
}

/// Sets the value of a key that has none.
public func CFDictionaryAddValue(
  _ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) {
  guard let name = object(key) as? NSObject, theDict.object(forKey: name) == nil else { return }
  CFDictionarySetValue(theDict, key, value)
}

/// Removes a key and its value.
public func CFDictionaryRemoveValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!) {
  if let key = object(key) { theDict.removeObject(forKey: key) }
}

/// Removes all keys and values.
public func CFDictionaryRemoveAllValues(_ theDict: CFMutableDictionary!) {
  theDict.removeAllObjects()
}

// MARK: Sets

/// Returns the number of elements of a set.
public func CFSetGetCount(_ theSet: CFSet!) -> CFIndex { theSet?.count ?? 0 }

/// Returns whether a set contains an object.
public func CFSetContainsValue(_ theSet: CFSet!, _ value: UnsafeRawPointer!) -> Bool {
  guard let theSet, let object = object(value) else { return false }
  if let text = object as? String, theSet.contains(text) { return true }
  return (object as? NSObject).map { theSet.contains($0) } ?? false
}

/// Returns the object of a pointer.
func object(_ pointer: UnsafeRawPointer?) -> AnyObject? {
  pointer.map { Swift.Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
}
