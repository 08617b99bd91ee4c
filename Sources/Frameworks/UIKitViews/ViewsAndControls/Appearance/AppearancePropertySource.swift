/// A class of another module that has properties which its appearance proxy can set.
@MainActor
package protocol AppearancePropertySource: AnyObject {
  /// The properties, beside those of its superclasses.
  static var appearanceProperties: [AppearanceProperty] { get }
}
