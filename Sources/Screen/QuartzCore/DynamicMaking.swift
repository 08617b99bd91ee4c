// Makes an object of a class that is known at run time only.
//
// `required` initializers would do that, but Apple's are not: an app's subclass writes `override
// init(layer: Any)`, and one that adds an initializer of its own need not write the others. A method
// table has a place for each initializer, which a subclass fills with its own, or with one that stops
// the program and says what is missing, as happens on an iPhone. Through a class that does call it
// required, that place can be called.

/// Calls a layer's `init(layer:)` through the place it has in each class's table of methods.
open class LayerByClass: CALayer {
  /// Stands for what the class in question has in this place; never called itself.
  public required override init(layer: Any) { super.init(layer: layer) }
  /// Never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Calls an animation's `init()` through the place it has in each class's table of methods.
open class AnimationByClass: CAAnimation {
  /// Stands for what the class in question has in this place; never called itself.
  public required override init() { super.init() }
  /// Never called.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension CALayer {
  /// Another layer of the same class, by `init(layer:)`.
  // The optimizer believes the cast, and would call the initializer of the class that is named.
  @_optimize(none) @inline(never)
  final func madeAgain() -> CALayer {
    unsafeBitCast(type(of: self) as AnyClass, to: LayerByClass.Type.self).init(layer: self)
  }
}

extension CAAnimation {
  /// Another animation of the same class, by `init()`.
  @_optimize(none) @inline(never)
  final func madeAgain() -> CAAnimation {
    unsafeBitCast(type(of: self) as AnyClass, to: AnimationByClass.Type.self).init()
  }
}
