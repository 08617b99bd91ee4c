/// The value that the comparison of a heap receives.
public struct CFBinaryHeapCompareContext {
  /// The version: 0.
  public var version: CFIndex
  /// The value.
  public var info: UnsafeMutableRawPointer!
  /// The function that retains the value when the heap is created; nil for none.
  public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)!
  /// The function that releases the value when the heap ends; nil for none.
  public var release: ((UnsafeRawPointer?) -> Void)!
  /// Never called.
  public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)!

  /// Creates a context without a value.
  public init() { version = 0 }

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer!,
    retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)!,
    release: ((UnsafeRawPointer?) -> Void)!,
    copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)!
  ) {
    (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
    self.copyDescription = copyDescription
  }
}

/// The functions of a heap.
public struct CFBinaryHeapCallBacks {
  /// The version: 0.
  public var version: CFIndex
  /// The function that retains a value that is added; nil for none.
  public var retain: ((CFAllocator?, UnsafeRawPointer?) -> UnsafeRawPointer?)!
  /// The function that releases a value that is removed; nil for none.
  public var release: ((CFAllocator?, UnsafeRawPointer?) -> Void)!
  /// Never called.
  public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)!
  /// The comparison; nil compares the pointers.
  public var compare:
    ((UnsafeRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> CFComparisonResult)!

  /// Creates no functions.
  public init() { version = 0 }

  /// Creates functions.
  public init(
    version: CFIndex, retain: ((CFAllocator?, UnsafeRawPointer?) -> UnsafeRawPointer?)!,
    release: ((CFAllocator?, UnsafeRawPointer?) -> Void)!,
    copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)!,
    compare: (
      (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> CFComparisonResult
    )!
  ) {
    (self.version, self.retain, self.release) = (version, retain, release)
    (self.copyDescription, self.compare) = (copyDescription, compare)
  }
}

/// A list of values that knows the least one.
///
/// - Thread: one at a time.
public final class CFBinaryHeap: _CoreFoundationObject, _CoreFoundationType {
  private let callBacks: CFBinaryHeapCallBacks
  private let context: CFBinaryHeapCompareContext
  /// The values in the order of a binary heap, the least first.
  ///
  /// No value is greater than its two children, which are at twice its index plus 1 and plus 2.
  private(set) var values: [UnsafeRawPointer] = []

  init(_ callBacks: CFBinaryHeapCallBacks, _ context: CFBinaryHeapCompareContext) {
    self.callBacks = callBacks
    var context = context
    if let retained = context.retain?(context.info) {
      context.info = UnsafeMutableRawPointer(mutating: retained)
    }
    self.context = context
  }

  deinit {
    removeAll()
    context.release?(context.info)
  }

  func copy() -> CFBinaryHeap {
    let copy = CFBinaryHeap(callBacks, context)
    for value in values { copy.add(value) }
    return copy
  }

  func compare(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> CFComparisonResult {
    if let compare = callBacks.compare { return compare(first, second, context.info) }
    return first < second
      ? .compareLessThan : first == second ? .compareEqualTo : .compareGreaterThan
  }

  func add(_ value: UnsafeRawPointer) {
    values.append(callBacks.retain?(nil, value) ?? value)
    var index = values.count - 1
    while index > 0 {
      let outer = (index - 1) / 2
      guard compare(values[index], values[outer]) == .compareLessThan else { return }
      values.swapAt(index, outer)
      index = outer
    }
  }

  func removeMinimum() {
    guard let first = values.first, let last = values.popLast() else { return }
    if !values.isEmpty {
      values[0] = last
      var index = 0
      while let least = [2 * index + 1, 2 * index + 2].filter({ $0 < values.count })
        .min(by: { compare(values[$0], values[$1]) == .compareLessThan }),
        compare(values[least], values[index]) == .compareLessThan
      {
        values.swapAt(index, least)
        index = least
      }
    }
    callBacks.release?(nil, first)
  }

  func removeAll() {
    let removed = values
    values = []
    for value in removed { callBacks.release?(nil, value) }
  }
}
