/// A reference to an object that may be gone.
struct WeakReference<Target: AnyObject> {
  /// The object; `nil` if it is gone.
  private(set) weak var target: Target?

  /// Creates a reference.
  init(_ target: Target?) { self.target = target }
}
