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
}
