extension PredicateTerm {
  /// What it has under more names.
  func appending(_ keys: [String]) -> PredicateTerm {
    guard !keys.isEmpty else { return self }
    guard case .path(let base, let first) = self else { return .path(self, keys) }
    return .path(base, first + keys)
  }

  /// What it has under names that are parted by dots.
  func appending(path: String) -> PredicateTerm {
    appending(path.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" })
  }
}
