import SwiftSyntax

// Types of Core Foundation, which on Linux are other names of types of Swift and Foundation.
extension LoweringVisitor {
  /// The types whose other names those of Core Foundation are.
  private static let namesake: [String: [String]] = [
    "CFArray": ["Array"], "CFAttributedString": ["NSAttributedString"], "CFBoolean": ["Bool"],
    "CFBundle": ["Bundle"], "CFCalendar": ["Calendar"], "CFCharacterSet": ["CharacterSet"],
    "CFData": ["Data"], "CFDate": ["Date"], "CFDictionary": ["Dictionary"], "CFError": ["NSError"],
    "CFLocale": ["Locale"], "CFMutableArray": ["NSMutableArray"],
    "CFMutableAttributedString": ["NSMutableAttributedString", "NSAttributedString"],
    "CFMutableData": ["NSMutableData"], "CFMutableDictionary": ["NSMutableDictionary"],
    "CFMutableSet": ["NSMutableSet"], "CFMutableString": ["NSMutableString"], "CFNull": ["NSNull"],
    "CFNumber": ["NSNumber"], "CFSet": ["Set"], "CFString": ["String"], "CFTimeZone": ["TimeZone"],
    "CFURL": ["URL"], "CFUUID": ["UUID"],
  ]

  /// Removes `extension CFBoolean: Readable { … }` in a module that extends `Bool` in the same way:
  /// on Linux it would be the same extension twice.
  ///
  /// - Returns: Whether it is such an extension.
  func lowerRepeatedExtension(_ node: ExtensionDeclSyntax) -> Bool {
    guard options.has("TactusFoundation") || options.has("UIKit"),
      let types = Self.namesake[node.extendedType.trimmedDescription],
      let members = Self.names(of: node.memberBlock)
    else { return false }
    let adopted = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard !members.isEmpty || !adopted.isEmpty,
      types.contains(where: { type in
        interface.members[type, default: []].isSuperset(of: members)
          && Set(interface.conformances[type] ?? []).isSuperset(of: adopted)
      })
    else { return false }
    edits.blank(node.bytes)
    return true
  }

  /// Returns the names of an extension's members; nil if it has other ones than methods and
  /// properties.
  private static func names(of block: MemberBlockSyntax) -> Set<String>? {
    var names: Set<String> = []
    for member in block.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        names.insert(function.fullName)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { names.insert(binding.pattern.trimmedDescription) }
      } else {
        return nil
      }
    }
    return names
  }
}
