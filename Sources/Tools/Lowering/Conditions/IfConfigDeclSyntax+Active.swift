import SwiftSyntax

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
