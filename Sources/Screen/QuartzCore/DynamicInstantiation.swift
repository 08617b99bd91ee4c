// Instantiates a class that is only known at run time, by `DynamicCreation`: a subclass in an app
// overrides `init(layer: Any)`, and one that adds initializers need not override the others. A
// missing initializer ends the program with a message that names it, as on an iPhone.

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
  final func newInstance() -> CALayer {
    DynamicCreation.object(of: type(of: self), through: LayerInitializerSlot.self) {
      $0.init(layer: self)
    }
  }
}

extension CAAnimation {
  /// Returns a new animation of the same class, made by `init()`.
  final func newInstance() -> CAAnimation {
    DynamicCreation.object(of: type(of: self), through: AnimationInitializerSlot.self) { $0.init() }
  }
}
