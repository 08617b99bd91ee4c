import SwiftSyntax

extension LoweringVisitor {
  /// Attributes that mean something to Objective-C or to Interface Builder alone.
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable",
  ]

  func lowerAttribute(_ node: AttributeSyntax) {
    if node.name == "UIApplicationMain" || node.name == "NSApplicationMain" {
      edits.replace(node.bytes, with: "@main")
    } else if Self.dropped.contains(node.name) {
      edits.blank(node.bytes)
    }
  }

  /// Whether Objective-C sees a member.
  func isExposed(_ attributes: AttributeListSyntax) -> Bool {
    attributes.first(named: "objc") != nil || attributes.first(named: "IBAction") != nil
      || (type?.exposesMembers == true && attributes.first(named: "nonobjc") == nil)
  }
}
