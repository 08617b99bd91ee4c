// Instantiates a class that is only known at run time.
//
// A `required` initializer would do, but Apple's are not required: a subclass in an app overrides
// `init(layer: Any)`, and one that adds initializers need not override the others. The vtable of a
// class has a slot for each initializer, which a subclass fills with its own, or with one that
// traps with a message that names the missing initializer, as on an iPhone. The slot is called
// through a class that declares the initializer required.

/// A class through which any layer class's `init(layer:)` is called in its vtable.
open class LayerInitializerSlot: CALayer {
  /// The slot of the initializer in the vtable; never called on this class.
  public required override init(layer: Any) { super.init(layer: layer) }
  /// Never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class through which any animation class's `init()` is called in its vtable.
open class AnimationInitializerSlot: CAAnimation {
  /// The slot of the initializer in the method table; never called on this class.
  public required override init() { super.init() }
  /// Never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension CALayer {
  /// Returns a new layer of the same class, made by `init(layer:)`.
  // The optimizer trusts the cast, and would call the named class's initializer directly.
  @_optimize(none) @inline(never)
  final func newInstance() -> CALayer {
    unsafeBitCast(type(of: self) as AnyClass, to: LayerInitializerSlot.Type.self).init(layer: self)
  }
}

extension CAAnimation {
  /// Returns a new animation of the same class, made by `init()`.
  @_optimize(none) @inline(never)
  final func newInstance() -> CAAnimation {
    unsafeBitCast(type(of: self) as AnyClass, to: AnimationInitializerSlot.Type.self).init()
  }
}
