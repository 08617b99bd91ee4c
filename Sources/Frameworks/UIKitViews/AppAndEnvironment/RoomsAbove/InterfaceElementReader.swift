/// A decoder of interface files, as far as the room of interface files implements it.
@MainActor
package protocol InterfaceElementReader {
  /// Returns the class of an element that this room does not know; nil for none.
  func type(ofElement name: String) -> AnyClass?
  /// Sets the properties of a controller that is being created, and those of its items.
  func decode(_ controller: UIViewController)
  /// Sets the properties of an object that its initializer did not decode.
  func decodeAttributes(of object: NSObject)
  /// Connects an outlet that key-value coding does not reach, and returns whether it did.
  func connectOutlet(_ name: String, of source: NSObject, to destination: NSObject) -> Bool
  /// Connects a segue to the object that causes it, and returns whether that is done.
  func connectSegue(_ element: NibElement, of source: NSObject) -> Bool
}
