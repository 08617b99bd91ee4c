// Core Foundation's functions for sets that can be changed (ObjectiveC.FO52).

/// Creates an empty set that can be changed.
public func CFSetCreateMutable(
  _ allocator: CFAllocator?, _ capacity: CFIndex, _ callBacks: UnsafePointer<CFSetCallBacks>!
) -> CFMutableSet! { NSMutableSet() }

/// Creates a copy of a set that can be changed.
public func CFSetCreateMutableCopy(
  _ allocator: CFAllocator?, _ capacity: CFIndex, _ theSet: CFSet!
) -> CFMutableSet! { NSMutableSet(set: theSet ?? []) }

/// Adds an object that the set lacks.
public func CFSetAddValue(_ theSet: CFMutableSet!, _ value: UnsafeRawPointer!) {
  guard let theSet, let object = object(value), !theSet.contains(object) else { return }
  theSet.add(object)
}

/// Adds an object, or replaces an equal one by it.
public func CFSetSetValue(_ theSet: CFMutableSet!, _ value: UnsafeRawPointer!) {
  guard let theSet, let object = object(value) else { return }
  theSet.remove(object)
  theSet.add(object)
}

/// Removes an object.
public func CFSetRemoveValue(_ theSet: CFMutableSet!, _ value: UnsafeRawPointer!) {
  if let object = object(value) { theSet?.remove(object) }
}

/// Removes all objects.
public func CFSetRemoveAllValues(_ theSet: CFMutableSet!) { theSet?.removeAllObjects() }

/// Returns whether a set that can be changed contains an object.
public func CFSetContainsValue(_ theSet: CFMutableSet!, _ value: UnsafeRawPointer!) -> Bool {
  object(value).map { theSet.contains($0) } ?? false
}

/// Stores pointers to the elements of a set.
///
/// - Parameters:
///   - theSet: The set.
///   - values: Memory for as many pointers as the set has elements.
public func CFSetGetValues(
  _ theSet: CFSet!, _ values: UnsafeMutablePointer<UnsafeRawPointer?>!
) {
  guard let values else { return }
  for (index, element) in (theSet ?? []).enumerated() { values[index] = pointer(to: element.base) }
}

/// The way in which a set keeps its elements; here it always retains them.
public struct CFSetCallBacks: Sendable {
  /// Creates callbacks.
  public init() {}
}
/// A set retains its elements.
///
/// Unchecked because nobody sets it, as on an iPhone.
nonisolated(unsafe) public var kCFTypeSetCallBacks = CFSetCallBacks()
