public import Dispatch

// On an iPhone Dispatch's objects are `NSObject`s, which are equal if they are identical. On Linux
// they are wrappers, of which `DispatchQueue.main` and `DispatchQueue.global()` make a new one each
// time, so the wrapped objects are compared (AppLife.PT23).

extension DispatchObject: @retroactive Hashable {
  /// Returns whether two objects are the same.
  public static func == (lhs: DispatchObject, rhs: DispatchObject) -> Bool {
    lhs.wrapped == rhs.wrapped
  }

  /// Feeds the identity of the object to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrapped) }

  /// The address of the object that this one wraps, which is its only stored property.
  fileprivate var wrapped: UInt {
    let header = 2 * MemoryLayout<UInt>.stride
    return withExtendedLifetime(self) {
      Unmanaged.passUnretained(self).toOpaque().load(fromByteOffset: header, as: UInt.self)
    }
  }
}

/// Returns whether two objects of Dispatch are identical.
public func === (lhs: DispatchObject?, rhs: DispatchObject?) -> Bool {
  lhs?.wrapped == rhs?.wrapped
}

/// Returns whether two objects of Dispatch are not identical.
public func !== (lhs: DispatchObject?, rhs: DispatchObject?) -> Bool { !(lhs === rhs) }
