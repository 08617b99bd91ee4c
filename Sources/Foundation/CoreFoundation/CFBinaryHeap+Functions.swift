/// Returns the identifier of heaps.
public func CFBinaryHeapGetTypeID() -> CFTypeID { CFBinaryHeap.typeID }

/// Creates an empty heap.
///
/// - Parameters:
///   - allocator: Ignored.
///   - capacity: Ignored.
///   - callBacks: The functions; nil compares pointers.
///   - compareContext: The value that the comparison receives; nil for none.
public func CFBinaryHeapCreate(
  _ allocator: CFAllocator!, _ capacity: CFIndex,
  _ callBacks: UnsafePointer<CFBinaryHeapCallBacks>!,
  _ compareContext: UnsafePointer<CFBinaryHeapCompareContext>!
) -> CFBinaryHeap! {
  CFBinaryHeap(callBacks?.pointee ?? .init(), compareContext?.pointee ?? .init())
}

/// Creates a copy of a heap.
public func CFBinaryHeapCreateCopy(
  _ allocator: CFAllocator!, _ capacity: CFIndex, _ heap: CFBinaryHeap!
) -> CFBinaryHeap! { heap?.copy() }

/// Returns the number of values.
public func CFBinaryHeapGetCount(_ heap: CFBinaryHeap!) -> CFIndex { heap.values.count }

/// Returns how often a heap has a value.
public func CFBinaryHeapGetCountOfValue(
  _ heap: CFBinaryHeap!, _ value: UnsafeRawPointer!
) -> CFIndex { heap.values.count { heap.compare($0, value) == .compareEqualTo } }

/// Returns whether a heap has a value.
public func CFBinaryHeapContainsValue(_ heap: CFBinaryHeap!, _ value: UnsafeRawPointer!) -> Bool {
  heap.values.contains { heap.compare($0, value) == .compareEqualTo }
}

/// Returns the least value; nil of an empty heap.
public func CFBinaryHeapGetMinimum(_ heap: CFBinaryHeap!) -> UnsafeRawPointer! {
  heap.values.first
}

/// Stores the least value, and returns whether there is one.
public func CFBinaryHeapGetMinimumIfPresent(
  _ heap: CFBinaryHeap!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let first = heap.values.first else { return false }
  value?.pointee = first
  return true
}

/// Stores the values in ascending order.
public func CFBinaryHeapGetValues(
  _ heap: CFBinaryHeap!, _ values: UnsafeMutablePointer<UnsafeRawPointer?>!
) {
  let sorted = heap.values.sorted { heap.compare($0, $1) == .compareLessThan }
  for (index, value) in sorted.enumerated() { values[index] = value }
}

/// Calls a function with each value, in ascending order.
public func CFBinaryHeapApplyFunction(
  _ heap: CFBinaryHeap!, _ applier: ((UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Void)!,
  _ context: UnsafeMutableRawPointer!
) {
  let sorted = heap.values.sorted { heap.compare($0, $1) == .compareLessThan }
  for value in sorted { applier(value, context) }
}

/// Adds a value.
public func CFBinaryHeapAddValue(_ heap: CFBinaryHeap!, _ value: UnsafeRawPointer!) {
  if let value { heap.add(value) }
}

/// Removes the least value.
public func CFBinaryHeapRemoveMinimumValue(_ heap: CFBinaryHeap!) { heap.removeMinimum() }

/// Removes all values.
public func CFBinaryHeapRemoveAllValues(_ heap: CFBinaryHeap!) { heap.removeAll() }
