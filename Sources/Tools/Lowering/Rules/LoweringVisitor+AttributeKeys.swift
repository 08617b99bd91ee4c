import SwiftSyntax

extension LoweringVisitor {
  /// Lowers `attributes as [NSAttributedString.Key: Any]`: on an iPhone a dictionary with keys of
  /// Core Foundation may be cast so, for its keys are strings.
  func lowerAttributeKeys(_ node: SequenceExprSyntax) {
    guard options.modules?.contains("TactusFoundation") == true,
      source.text.mentions("NSAttributedString.Key")
    else { return }
    let elements = Array(node.elements)
    for index in elements.indices.dropLast(2) {
      let value = elements[index]
      guard value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self),
        let cast = elements[index + 1].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark == nil,
        let type = elements[index + 2].as(TypeExprSyntax.self)?.type.as(DictionaryTypeSyntax.self),
        type.key.trimmedDescription == "NSAttributedString.Key",
        type.value.trimmedDescription == "Any"
      else { continue }
      edits.insert("_attributes(", at: value.bytes.lowerBound)
      edits.insert(")", at: value.bytes.upperBound)
    }
  }
}
