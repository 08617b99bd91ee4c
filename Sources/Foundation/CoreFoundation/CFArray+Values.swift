// Core Foundation's functions for the elements of arrays (ObjectiveC.FO52). An element is a pointer
// to an object, and two are equal if `CFEqual` says so.

/// Creates a copy of an array.
public func CFArrayCreateCopy(_ allocator: CFAllocator?, _ theArray: CFArray!) -> CFArray! {
  theArray
}

/// Returns whether a range of an array contains an object.
public func CFArrayContainsValue(
  _ theArray: CFArray!, _ range: CFRange, _ value: UnsafeRawPointer!
) -> Bool { indices(theArray, range, value).first != nil }

/// Returns how often a range of an array contains an object.
public func CFArrayGetCountOfValue(
  _ theArray: CFArray!, _ range: CFRange, _ value: UnsafeRawPointer!
) -> CFIndex { indices(theArray, range, value).count }

/// Returns the first index of an object in a range of an array; `kCFNotFound` without one.
public func CFArrayGetFirstIndexOfValue(
  _ theArray: CFArray!, _ range: CFRange, _ value: UnsafeRawPointer!
) -> CFIndex { indices(theArray, range, value).first ?? kCFNotFound }

/// Returns the last index of an object in a range of an array; `kCFNotFound` without one.
public func CFArrayGetLastIndexOfValue(
  _ theArray: CFArray!, _ range: CFRange, _ value: UnsafeRawPointer!
) -> CFIndex { indices(theArray, range, value).last ?? kCFNotFound }

private func indices(_ array: CFArray?, _ range: CFRange, _ value: UnsafeRawPointer?) -> [CFIndex] {
  guard let array, let object = object(value) else { return [] }
  let places = range.location..<(range.location + range.length)
  return places.filter { array.indices.contains($0) && isSame(array[$0], object) }
}

/// Returns whether a value of a collection is that of an object.
func isSame(_ value: Any, _ object: AnyObject) -> Bool {
  if let one = value as? NSObject ?? (value as AnyObject) as? NSObject,
    let object = object as? NSObject
  {
    return one.isEqual(object)
  }
  return CFEqual(value, object)
}

/// Sets the object at an index; the index after the last one adds it.
public func CFArraySetValueAtIndex(
  _ theArray: CFMutableArray!, _ idx: CFIndex, _ value: UnsafeRawPointer!
) {
  guard let theArray, let object = object(value) else { return }
  if idx == theArray.count { theArray.add(object) } else { theArray[idx] = object }
}

/// Adds a range of another array.
public func CFArrayAppendArray(
  _ theArray: CFMutableArray!, _ otherArray: CFArray!, _ otherRange: CFRange
) {
  guard let theArray, let otherArray else { return }
  let range = otherRange.location..<(otherRange.location + otherRange.length)
  theArray.addObjects(from: Array(otherArray[range]))
}

/// Exchanges two objects.
public func CFArrayExchangeValuesAtIndices(
  _ theArray: CFMutableArray!, _ idx1: CFIndex, _ idx2: CFIndex
) { theArray?.exchangeObject(at: idx1, withObjectAt: idx2) }
