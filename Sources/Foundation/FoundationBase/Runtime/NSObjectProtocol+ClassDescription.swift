import Foundation

extension NSObjectProtocol where Self: NSObject {
  /// Returns a text that describes the class: its name, with its module for an app's own.
  public static func description() -> String { ClassDescription.text(of: self) }

  /// Returns the name of the class, which describes it by default; lowered sources call it in place
  /// of `super`.
  public static func _described() -> String { NSStringFromClass(self) }
}
