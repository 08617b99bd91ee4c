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
    } else if node.isObsoleteOnPhone {
      edits.insert(" @_disfavoredOverload", at: node.bytes.upperBound)
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
    attributes.plain.contains(where: \.exposesMember)
      || (type?.exposesMembers == true && attributes.first(named: "nonobjc") == nil)
  }
}

extension AttributeSyntax {
  /// Whether the attribute exposes a method to Objective-C.
  var exposesMember: Bool { ["objc", "IBAction", "IBSegueAction"].contains(name) }

  /// Whether the attribute leaves a function, property or initializer to an iPhone's own:
  /// `@available(iOS, obsoleted: 14.0)`.
  ///
  /// On an iPhone the compiler then prefers the framework's; Linux does not know the platform's
  /// versions, and finds both. One of several such attributes of a declaration suffices.
  fileprivate var isObsoleteOnPhone: Bool {
    guard isObsolete, let list = parent?.as(AttributeListSyntax.self),
      list.plain.first(where: \.isObsolete)?.id == id, let declaration = list.parent
    else { return false }
    return declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self)
      || declaration.is(InitializerDeclSyntax.self) || declaration.is(SubscriptDeclSyntax.self)
  }

  private var isObsolete: Bool {
    guard name == "available" else { return false }
    let words = trimmedDescription.filter { !$0.isWhitespace }
    return words.hasPrefix("@available(iOS,") && words.contains("obsoleted:")
  }
}
