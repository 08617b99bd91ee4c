/// A class through which any node class's `init()` is called in its method table.
///
/// A node is copied by its class's `init()`, as on an iPhone, which is not a required initializer.
/// A class that does not have it traps with a message that names it.
class NodeInitializerSlot: SKNode {
  /// The slot of the initializer in the method table; never called on this class.
  required override init() { super.init() }
  /// Never called.
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension SKNode {
  /// Returns a new node of the same class, made by `init()`.
  // The optimizer trusts the cast, and would call the named class's initializer directly.
  @_optimize(none) @inline(never)
  final func newInstance() -> SKNode {
    unsafeBitCast(type(of: self) as AnyClass, to: NodeInitializerSlot.Type.self).init()
  }
}
