@_spi(UIKitModules) import TactusUIKitLists
@_spi(UIKitModules) import TactusUIKitViews

/// The table of attributes, by the class whose property they set (Storyboards.EL3).
///
/// Attributes that the initializers of views decode are in `UIKitViews`.
@MainActor
enum ElementAttributes {
  /// Sets the properties of an object.
  static func apply(_ element: NibElement, to object: NSObject, _ nib: NibDecoder) {
    for set in groups { set(object, element, nib) }
  }

  typealias Setter = (NSObject, NibElement, NibDecoder) -> Void

  /// The setters of each class.
  private static let groups: [Setter] =
    controllers + items + bars + controls + lists + gestures

  /// Returns the setter of all attributes of a class.
  static func group<Root: NSObject>(
    _ type: Root.Type, _ attributes: [ElementAttribute<Root>]
  ) -> Setter {
    { object, element, nib in
      guard let object = object as? Root else { return }
      for attribute in attributes { attribute.set(object, element, nib) }
    }
  }
}

/// An attribute of an element, and the property that it sets.
@MainActor
struct ElementAttribute<Root: NSObject> {
  /// Sets the property, if the element has the attribute.
  let set: (Root, NibElement, NibDecoder) -> Void

  /// A Boolean attribute.
  static func flag(_ name: String, _ path: ReferenceWritableKeyPath<Root, Bool>) -> Self {
    Self(set: { root, element, _ in
      if let value = element.bool(name) { root[keyPath: path] = value }
    })
  }

  /// A numeric attribute.
  static func number(_ name: String, _ path: ReferenceWritableKeyPath<Root, CGFloat>) -> Self {
    Self(set: { root, element, _ in
      if let value = element.number(name) { root[keyPath: path] = value }
    })
  }

  /// An attribute that is a whole number.
  static func integer(_ name: String, _ path: ReferenceWritableKeyPath<Root, Int>) -> Self {
    Self(set: { root, element, _ in
      if let value = element.integer(name) { root[keyPath: path] = value }
    })
  }

  /// An attribute that is a text.
  static func text(_ name: String, _ path: ReferenceWritableKeyPath<Root, String?>) -> Self {
    Self(set: { root, element, _ in
      if let value = element.string(name) { root[keyPath: path] = value }
    })
  }

  /// A color.
  static func color(_ name: String, _ path: ReferenceWritableKeyPath<Root, UIColor?>) -> Self {
    Self(set: { root, element, nib in
      if let value = element.color(name, nib.bundle) { root[keyPath: path] = value }
    })
  }

  /// An image.
  static func image(_ name: String, _ path: ReferenceWritableKeyPath<Root, UIImage?>) -> Self {
    Self(set: { root, element, nib in
      if let value = element.image(name, nib.bundle) { root[keyPath: path] = value }
    })
  }

  /// Insets.
  static func insets(_ name: String, _ path: ReferenceWritableKeyPath<Root, UIEdgeInsets>) -> Self {
    Self(set: { root, element, _ in
      if let value = element.insets(name) { root[keyPath: path] = value }
    })
  }

  /// A case of an enumeration, by the names of its raw values in order.
  static func choice<Value: RawRepresentable<Int>>(
    _ name: String, _ names: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> Self {
    Self(set: { root, element, _ in
      if let value: Value = element.choice(name, names) { root[keyPath: path] = value }
    })
  }

  /// Any other attribute.
  static func other(_ set: @escaping (Root, NibElement, NibDecoder) -> Void) -> Self {
    Self(set: set)
  }

  init(set: @escaping (Root, NibElement, NibDecoder) -> Void) { self.set = set }
}
