// Apps often only wait for these notifications, so their names begin the search for controllers.
extension NSNotification.Name {
  /// A notification that a controller was connected; its object is the controller.
  public static var GCControllerDidConnect: NSNotification.Name {
    name("GCControllerDidConnectNotification")
  }
  /// A notification that a controller was disconnected; its object is the controller.
  public static var GCControllerDidDisconnect: NSNotification.Name {
    name("GCControllerDidDisconnectNotification")
  }
  /// A notification that a controller has become current; its object is the controller.
  public static var GCControllerDidBecomeCurrent: NSNotification.Name {
    name("GCControllerDidBecomeCurrentNotification")
  }
  /// A notification that a controller is no longer current; its object is the controller.
  public static var GCControllerDidStopBeingCurrent: NSNotification.Name {
    name("GCControllerDidStopBeingCurrentNotification")
  }
  /// A notification about the user's customizations; never posted, because the phone has no such
  /// setting.
  public static var GCControllerUserCustomizationsDidChange: NSNotification.Name {
    NSNotification.Name("GCControllerUserCustomizationsDidChangeNotification")
  }

  private static func name(_ text: String) -> NSNotification.Name {
    _ = ConnectedControllers.started
    return NSNotification.Name(text)
  }
}
