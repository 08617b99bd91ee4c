/// The receiver of changes of the machine's network interfaces.
package protocol InterfaceObserving: AnyObject, Sendable {
  /// Notifies the object that interfaces, addresses or routes may have changed.
  ///
  /// - Thread: any.
  func interfacesChanged()
}
