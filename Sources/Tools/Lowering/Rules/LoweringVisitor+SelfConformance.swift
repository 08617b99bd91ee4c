import SwiftSyntax

extension LoweringVisitor {
  /// The protocols of Foundation that are Objective-C's.
  private static let foundationProtocols: Set<String> = [
    "NSCoding", "NSCopying", "NSMutableCopying", "NSObjectProtocol", "NSSecureCoding",
  ]

  /// The types of the standard library whose elements may be any objects with a protocol; a type of
  /// a package may have conditions of its own.
  private static let collections: Set<String> = [
    "Array", "ArraySlice", "BidirectionalCollection", "Collection", "Dictionary",
    "MutableCollection", "Optional", "RandomAccessCollection", "RangeReplaceableCollection",
    "Sequence",
  ]

  /// Repeats `extension Array where Element: P` for `Element == any P`, where `P` is an
  /// Objective-C protocol: such a protocol conforms to itself on an iPhone, so that an array of
  /// any objects with the protocol has the members as well.
  ///
  /// So also `extension Array where Element: C`, where `C` is a class, for the module's aliases of
  /// compositions such as `C & P`.
  func lowerSelfConformance(_ node: ExtensionDeclSyntax) {
    guard let clause = node.genericWhereClause, node.inheritanceClause == nil, scopes.isEmpty,
      Self.collections.contains(node.extendedType.trimmedDescription),
      !node.memberBlock.declaresTypes
    else { return }
    let requirements = clause.requirements.compactMap {
      $0.requirement.as(ConformanceRequirementSyntax.self)
    }
    if let requirement = requirements.first(where: isSelfConforming) {
      repeatExtension(node, requirement, for: "any " + requirement.rightType.trimmedDescription)
    } else if !node.trimmedDescription.contains("public") {
      for requirement in requirements {
        let type = interface.canonical(requirement.rightType.trimmedDescription)
        for alias in interface.compositions(with: type) {
          repeatExtension(node, requirement, for: alias)
        }
      }
    }
  }

  /// Repeats an extension at the end of the file for a type in place of a requirement.
  private func repeatExtension(
    _ node: ExtensionDeclSyntax, _ requirement: ConformanceRequirementSyntax, for type: String
  ) {
    let (whole, part) = (node.bytes, requirement.bytes)
    mapAddedLines(to: node)
    tail.addBlock(
      edits.result(in: whole.lowerBound..<part.lowerBound)
        + "\(requirement.leftType.trimmedDescription) == \(type)"
        + (part.upperBound..<requirement.endPosition.utf8Offset).map { _ in " " }.joined()
        + edits.result(in: requirement.endPosition.utf8Offset..<whole.upperBound), conditions)
  }

  private func isSelfConforming(_ requirement: ConformanceRequirementSyntax) -> Bool {
    let name = interface.canonical(requirement.rightType.trimmedDescription)
    return requirement.leftType.trimmedDescription != "Self"
      && (interface.requirements[name] != nil || Self.foundationProtocols.contains(name)
        || SystemOptionals.protocols.contains(name))
  }
}

extension MemberBlockSyntax {
  /// Whether types or type aliases are among the members.
  fileprivate var declaresTypes: Bool {
    members.contains { member in
      member.decl.is(StructDeclSyntax.self) || member.decl.is(ClassDeclSyntax.self)
        || member.decl.is(EnumDeclSyntax.self) || member.decl.is(TypeAliasDeclSyntax.self)
    }
  }
}
