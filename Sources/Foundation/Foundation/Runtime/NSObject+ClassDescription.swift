extension NSObject {
  /// Returns a text that describes the class: its name, with that of its module.
  public class func description() -> String { NSStringFromClass(self) }
}
