/// A class of another module with properties that an appearance proxy can set.
@MainActor
package protocol AppearancePropertySource: AnyObject {
  /// The properties, beside those of its superclasses.
  static var appearanceProperties: [AppearanceProperty] { get }
}
