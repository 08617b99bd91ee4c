// As for controllers, accessing the names starts to follow the keyboard.
extension NSNotification.Name {
  /// A notification that a keyboard was connected; its object is the keyboard.
  public static var GCKeyboardDidConnect: NSNotification.Name {
    _ = ConnectedKeyboard.started
    return NSNotification.Name("GCKeyboardDidConnectNotification")
  }
  /// Posted when the last keyboard was disconnected; never posted, since the phone keeps its
  /// keyboard.
  public static var GCKeyboardDidDisconnect: NSNotification.Name {
    NSNotification.Name("GCKeyboardDidDisconnectNotification")
  }
}
