import SwiftSyntax

extension LoweringVisitor {
  /// The attributes that concern only Objective-C or Interface Builder.
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSManaged",
  ]

  func lowerAttribute(_ node: AttributeSyntax) {
    if node.name == "UIApplicationMain" || node.name == "NSApplicationMain" {
      edits.replace(node.bytes, with: "@main")
    } else if Self.dropped.contains(node.name) || isConventionOfMessages(node) {
      edits.blank(node.bytes)
    }
  }

  /// Returns whether an attribute is the convention of blocks or of messages.
  ///
  /// Swift on Linux does not represent objects in blocks and C functions.
  private func isConventionOfMessages(_ node: AttributeSyntax) -> Bool {
    guard node.name == "convention",
      let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType
    else { return false }
    let convention = node.arguments?.trimmedDescription
    let parameters = type.as(FunctionTypeSyntax.self)?.parameters.trimmedDescription ?? ""
    return convention == "block" || convention == "c" && parameters.contains("Selector")
  }

  /// Returns whether a member with attributes is exposed to Objective-C.
  func isExposed(_ attributes: AttributeListSyntax) -> Bool {
    attributes.first(named: "objc") != nil || attributes.first(named: "IBAction") != nil
      || (type?.exposesMembers == true && attributes.first(named: "nonobjc") == nil)
  }
}
