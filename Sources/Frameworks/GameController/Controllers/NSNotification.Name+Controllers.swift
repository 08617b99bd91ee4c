// Apps often only wait for these notifications, so accessing their names starts the search for
// controllers.
extension NSNotification.Name {
  /// A notification that a controller was connected; its object is the controller.
  public static var GCControllerDidConnect: NSNotification.Name {
    name("GCControllerDidConnectNotification")
  }
  /// A notification that a controller was disconnected; its object is the controller.
  public static var GCControllerDidDisconnect: NSNotification.Name {
    name("GCControllerDidDisconnectNotification")
  }
  /// Posted when a controller has become current, with the controller as its object.
  public static var GCControllerDidBecomeCurrent: NSNotification.Name {
    name("GCControllerDidBecomeCurrentNotification")
  }
  /// Posted when a controller is no longer current, with the controller as its object.
  public static var GCControllerDidStopBeingCurrent: NSNotification.Name {
    name("GCControllerDidStopBeingCurrentNotification")
  }
  /// Posted when the user has customized controllers; never posted, since the phone has no such
  /// setting.
  public static var GCControllerUserCustomizationsDidChange: NSNotification.Name {
    NSNotification.Name("GCControllerUserCustomizationsDidChangeNotification")
  }

  private static func name(_ text: String) -> NSNotification.Name {
    _ = ConnectedControllers.started
    return NSNotification.Name(text)
  }
}
