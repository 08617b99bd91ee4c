import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The clauses that the compiler may take; of the others it reads nothing.
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
