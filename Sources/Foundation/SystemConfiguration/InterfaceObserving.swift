/// An object that is told about changes of the machine's network.
package protocol InterfaceObserving: AnyObject, Sendable {
  /// Tells the object that interfaces, addresses or routes may have changed.
  ///
  /// - Thread: any.
  func interfacesChanged()
}
