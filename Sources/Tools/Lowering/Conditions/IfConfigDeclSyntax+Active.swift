import SwiftSyntax

extension MemberBlockSyntax {
  /// Returns the members outside of inactive clauses.
  func activeMembers(_ condition: PlatformCondition) -> [DeclSyntax] {
    func active(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
      list.flatMap { item -> [DeclSyntax] in
        guard let choice = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
        return choice.activeClauses(condition).flatMap { clause -> [DeclSyntax] in
          clause.elements?.as(MemberBlockItemListSyntax.self).map(active) ?? []
        }
      }
    }
    return active(members)
  }
}

extension IfConfigDeclSyntax {
  /// Returns the clauses that may be active; the contents of other clauses are ignored.
  func activeClauses(_ condition: PlatformCondition) -> [IfConfigClauseSyntax] {
    var active: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let holds = clause.condition.map(condition.holds) ?? true
      if holds != false { active.append(clause) }
      if holds == true { break }
    }
    return active
  }

  /// Returns the contents of the clauses that may be active, each with the condition that only the
  /// compiler can evaluate; nil if the clause is active without doubt.
  func activeContents(_ condition: PlatformCondition) -> [(
    elements: IfConfigClauseSyntax.Elements, condition: String?
  )] {
    var earlier: [String] = []
    var contents: [(IfConfigClauseSyntax.Elements, String?)] = []
    let active = activeClauses(condition)
    for clause in clauses {
      let text = clause.condition.map { joined(condition.answered($0)) }
      if active.contains(clause), let elements = clause.elements {
        let isSure = clause.condition.map(condition.holds) ?? true == true && earlier.isEmpty
        let own = text.map { ["(\($0))"] } ?? []
        let all = (earlier.map { "!(\($0))" } + own).joined(separator: " && ")
        contents.append((elements, isSure ? nil : all))
      }
      if let text, clause.condition.map(condition.holds) != false { earlier.append(text) }
    }
    return contents
  }
}
