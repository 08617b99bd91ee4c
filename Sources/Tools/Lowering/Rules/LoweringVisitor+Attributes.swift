import SwiftSyntax

extension LoweringVisitor {
  /// The attributes that concern only Objective-C or Interface Builder.
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

  /// Returns whether a member with attributes is exposed to Objective-C.
  func isExposed(_ attributes: AttributeListSyntax) -> Bool {
    attributes.first(named: "objc") != nil || attributes.first(named: "IBAction") != nil
      || (type?.exposesMembers == true && attributes.first(named: "nonobjc") == nil)
  }
}
