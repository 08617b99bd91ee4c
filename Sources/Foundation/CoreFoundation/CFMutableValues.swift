// Core Foundation's functions for values, given one that can be changed: on an iPhone such a value
// is also one of the type that cannot.

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFMutableData!) -> CFIndex { theData?.length ?? 0 }

/// Returns a pointer to the bytes, valid until the length changes.
public func CFDataGetBytePtr(_ theData: CFMutableData!) -> UnsafePointer<UInt8>! {
  CFDataGetMutableBytePtr(theData).map { UnsafePointer($0) }
}

/// Copies bytes of data to memory.
public func CFDataGetBytes(
  _ theData: CFMutableData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!
) {
  guard let theData, let buffer else { return }
  theData.getBytes(buffer, range: range.ns)
}

/// Creates a copy of data.
public func CFDataCreateCopy(_ allocator: CFAllocator?, _ theData: CFData!) -> CFData! { theData }

/// Creates a copy of data that can be changed; the capacity limits nothing.
public func CFDataCreateMutableCopy(
  _ allocator: CFAllocator?, _ capacity: CFIndex, _ theData: CFData!
) -> CFMutableData! { theData.map { NSMutableData(data: $0) } }

/// Creates a copy of data that cannot be changed.
public func CFDataCreateCopy(_ allocator: CFAllocator?, _ theData: CFMutableData!) -> CFData! {
  theData.map { Data(referencing: $0) }
}

/// Returns the number of elements of an array.
public func CFArrayGetCount(_ theArray: CFMutableArray!) -> CFIndex { theArray?.count ?? 0 }

/// Returns the number of entries of a dictionary.
public func CFDictionaryGetCount(_ theDict: CFMutableDictionary!) -> CFIndex {
  theDict?.count ?? 0
}

/// Returns the number of elements of a set.
public func CFSetGetCount(_ theSet: CFMutableSet!) -> CFIndex { theSet?.count ?? 0 }

/// Returns the number of UTF-16 code units of a string.
public func CFStringGetLength(_ theString: CFMutableString!) -> CFIndex { theString?.length ?? 0 }
