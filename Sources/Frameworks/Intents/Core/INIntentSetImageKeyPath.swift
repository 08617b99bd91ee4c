/// A type with images for its properties.
public protocol INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath where Self: INIntent {
  /// Sets the image of a property (Intents.IN3).
  public func setImage<Value>(_ image: INImage?, forParameterNamed name: KeyPath<Self, Value>) {
    images["\(name)"] = image
  }

  /// Returns the image of a property (Intents.IN3).
  public func image<Value>(forParameterNamed name: KeyPath<Self, Value>) -> INImage? {
    images["\(name)"]
  }
}
